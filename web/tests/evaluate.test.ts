/** The browser's evaluator against the vectors that tests/unit/test_message_vectors.py holds the Python one against. */
import { describe, expect, test } from "vitest";
import groups from "../../tests/unit/message_vectors.json";
import { evaluate, plainLetters, type Arguments, type Pattern } from "../src/i18n/evaluate";

interface Group {
  name: string;
  locale: string;
  messages: Record<string, Pattern>;
  cases: { id: string; args: Arguments; text: string }[];
}

for (const { name, locale, messages, cases } of groups as unknown as Group[]) {
  describe(name, () => {
    test.each(cases)("$id $args", ({ id, args, text }) => {
      const lookup = (key: string): Pattern | undefined => messages[key];
      expect(evaluate(messages[id] ?? "", { args, lookup, locale, depth: 0 })).toBe(text);
    });
  });
}

test("an invented locale writes numbers the British way", () => {
  const scope = { args: { n: 1234 }, lookup: () => undefined, locale: "not a locale", depth: 0 };
  expect(evaluate([["$", "n"]], scope)).toBe("1,234");
});

test("letters lose their accents", () => {
  expect(plainLetters("żółty Élysée")).toBe("zolty Elysee");
});
