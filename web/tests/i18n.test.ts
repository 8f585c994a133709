import { expect, test, vi } from "vitest";

import { attribute, correctTexts, currentLanguage, has, loadTexts, named, setLanguage, t } from "../src/lib/i18n.svelte";

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

test("a name without a count is plural, and with one it agrees with it", async () => {
  await loadTexts("liberty-or-death-names");
  expect(t("lod-name-tories")).toBe("Tories");
  expect(t("lod-name-tories", { count: 1 })).toBe("Tory");
});

test("a name brings its forms, and one without them stands in for itself", async () => {
  await loadTexts("web-we-the-people", "we-the-people-names");
  await setLanguage("it");
  expect(named("space", "wtp-space-albany")).toMatchObject({ space: "Albany", "space-in": "ad Albany" });
  expect(t("wtpb-battle-at", named("space", "wtp-space-albany"))).toBe("Battaglia ad Albany");
  expect(t("wtpb-battle-at", { space: "Exeter" })).toBe("Battaglia Exeter");
  expect(() => t("wtpb-battle-at", {})).toThrow("$space-in");
  await setLanguage("en");
  expect(t("wtpb-battle-at", named("space", "wtp-space-albany"))).toBe("Battle at Albany");
});
