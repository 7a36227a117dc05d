import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rulesAbout } from "../src/game/cardRules";
import { cards, ruleGroups } from "../src/game/catalogue";

/** The messages of a file, by id, that are on one line. */
function messagesOf(file: string): Map<string, string> {
  const text = readFileSync(`../src/happycity/i18n/locale/en-GB/${file}.ftl`, "utf8");
  return new Map([...text.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, id = "", value = ""]) => [id, value]));
}

const rules = messagesOf("rules");
const names = messagesOf("cards");
/** Worked examples name many cards, and explain none. */
const EXAMPLES = ["E6", "G13"];

test("each card has rules, all of which exist, none of them twice", () => {
  for (const card of cards) {
    const { own, kind } = rulesAbout(card);
    const all = [...own, ...kind];
    expect(new Set(all).size, card.id).toBe(all.length);
    for (const rule of all) expect(rules.has(`rule-${rule}`), `${card.id}: ${rule}`).toBe(true);
  }
});

test("each rule that names a card is about it", () => {
  const numbers = Object.entries(ruleGroups).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
  );
  for (const card of cards) {
    const name = new RegExp(`\\b${names.get(`card-${card.id}`) ?? "no name"}\\b`);
    const naming = numbers.filter((rule) => !EXAMPLES.includes(rule) && name.test(rules.get(`rule-${rule}`) ?? ""));
    const { own, kind } = rulesAbout(card);
    expect([...own, ...kind], card.id).toEqual(expect.arrayContaining(naming));
  }
});
