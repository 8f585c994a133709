import { expect, test, vi } from "vitest";

import { attribute, currentLanguage, has, loadTexts, setLanguage, t } from "../src/lib/i18n.svelte";

test("texts follow the language", async () => {
  await loadTexts("liberty-or-death-names");
  expect(currentLanguage()).toBe("en");
  const english = t("lod-space-new-york-city");
  await setLanguage("it");
  expect(t("lod-space-new-york-city")).not.toBe("lod-space-new-york-city");
  expect(currentLanguage()).toBe("it");
  await setLanguage("en");
  expect(t("lod-space-new-york-city")).toBe(english);
});

test("a message that is missing is shown by its key and reported", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(t("no-such-message")).toBe("no-such-message");
  expect(attribute("no-such-message", "title")).toBe("no-such-message.title");
  expect(report).toHaveBeenCalledTimes(2);
  expect(has("no-such-message")).toBe(false);
  report.mockRestore();
});
