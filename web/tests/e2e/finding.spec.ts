// Two accounts find each other, play a rated game, and see what became of it.

import { expect, test } from "vitest";

import { openTable, person, register } from "./world";

test("an invitation by name leads to a rated game, a rating and a rematch with sides changed", async () => {
  const [ann, ben] = await Promise.all([person(), person()]);
  await Promise.all([register(ann, "Ann"), register(ben, "Ben")]);
  const { id } = await openTable(ann, { game: "ferry-town", scenario: "two", rated: true, seats: { north: "me" } });
  await ann.goto(`/table/${id}`);
  await ann.getByLabel("Name of a player").fill("ben");
  await ann.getByRole("button", { name: "Invite" }).click();
  await ann.getByText("invited: Ben").waitFor();

  await ben.goto("/");
  await ben.getByText("You are invited to play: East").waitFor();
  await ben.goto("/lobby");
  await ben.getByRole("button", { name: "Accept" }).click();
  await ben.getByText("Waiting for the host").waitFor();
  await ann.getByRole("button", { name: "Start game" }).click();
  await Promise.all([ann, ben].map((page) => page.locator("[data-prompt]").waitFor()));
  await ben.getByRole("tab", { name: "Players" }).click();
  await ben.getByRole("button", { name: "Resign" }).click();
  await ben.getByRole("dialog").getByRole("button", { name: "Resign" }).click();

  await ann.getByRole("tab", { name: "Players" }).click();
  await ann.getByRole("link", { name: "Ben" }).first().click();
  await ann.locator("h1", { hasText: "Ben" }).waitFor();
  const rating = Number.parseInt((await ann.locator("section p", { hasText: "Rating:" }).textContent())?.replace(/\D+/g, "") ?? "");
  expect(rating).toBeLessThan(1500);
  await ann.getByRole("button", { name: "Block" }).click();
  await ann.getByRole("button", { name: "Unblock" }).click();
  await ann.getByRole("button", { name: "Block" }).waitFor();

  await ann.goto(`/table/${id}`);
  await ann.getByRole("tab", { name: "Players" }).click();
  await ann.getByRole("button", { name: "Rematch, sides changed" }).click();
  await ann.getByText("invited: Ben").waitFor();
  expect(await ann.locator("li", { hasText: "North" }).textContent()).toContain("Ben");
});

test("the lobby shows what is asked for, and a tournament is opened and entered", async () => {
  const cem = await person();
  await register(cem, "Cem");
  await openTable(cem, { game: "we-the-people", scenario: "1775", seats: { american: "me" } });
  await cem.goto("/lobby");
  await cem.getByRole("button", { name: "Waiting for players" }).click();
  await cem.locator("article").first().waitFor();
  await cem.getByLabel("Game", { exact: true }).selectOption("washingtons-war");
  await cem.getByText("No tables yet.").waitFor();
  await cem.getByLabel("Game", { exact: true }).selectOption("we-the-people");
  await cem.locator("article").first().waitFor();

  await cem.goto("/tournaments");
  await cem.getByLabel("Name", { exact: true }).fill("Harbor cup");
  await cem.getByRole("button", { name: "Open tournament" }).click();
  await cem.locator("h1", { hasText: "Harbor cup" }).waitFor();
  await cem.getByRole("button", { name: "Enter" }).click();
  await cem.getByRole("link", { name: "Cem" }).nth(1).waitFor();
  await cem.getByText("1 player of 4").waitFor();
});
