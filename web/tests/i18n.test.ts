import { expect, test, vi } from "vitest";

import { attribute, correctTexts, currentLanguage, has, loadTexts, setLanguage, t } from "../src/lib/i18n.svelte";

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

test("corrected texts take the place of ours, in the language they are for", async () => {
  await loadTexts("we-the-people-names");
  await correctTexts({ en: "wtp-space-concord-nh = Exeter\n" });
  expect(t("wtp-space-concord-nh")).toBe("Exeter");
  await setLanguage("it");
  expect(t("wtp-space-concord-nh")).toBe("Concord");
  await setLanguage("en");
  expect(t("wtp-space-concord-nh")).toBe("Exeter");
  await correctTexts({});
  expect(t("wtp-space-concord-nh")).toBe("Concord");
});

test("a message that is missing is shown by its key and reported", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(t("no-such-message")).toBe("no-such-message");
  expect(attribute("no-such-message", "title")).toBe("no-such-message.title");
  expect(report).toHaveBeenCalledTimes(2);
  expect(has("no-such-message")).toBe(false);
  report.mockRestore();
});
