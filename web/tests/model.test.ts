import { beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/app/settings.svelte";
import { card } from "../src/game/catalogue";
import { TableModel, type Facts } from "../src/table/model.svelte";
import { city, state, table, useTestMessages } from "./support";

function modelOf(fields: Partial<Facts> = {}): { model: TableModel; facts: Facts; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn();
  const facts: Facts = {
    table: table(),
    names: ["Ana", "Bob"],
    mine: [0],
    view: 0,
    act,
    watching: false,
    busy: false,
    hint: null,
    ...fields,
  };
  return { model: new TableModel(() => facts), facts, act };
}

beforeEach(() => {
  useTestMessages();
  settings.keys = true;
  settings.confirm = true;
});

describe("whose turn", () => {
  test("a seat of mine decides", () => {
    expect(modelOf().model.myTurn).toBe(true);
    expect(modelOf({ mine: [1] }).model.myTurn).toBe(false);
  });

  test("spectators and finished games have no legal action", () => {
    expect(modelOf({ watching: true }).model.legal).toEqual([]);
    expect(modelOf({ table: table({ state: state({ phase: "over" }) }) }).model.legal).toEqual([]);
  });

  test("only one person at this screen is the reader", () => {
    expect(modelOf().model.reader).toBe(0);
    expect(modelOf({ mine: [0, 1] }).model.reader).toBeUndefined();
    expect(modelOf({ watching: true, mine: [] }).model.reader).toBeUndefined();
  });

  test("the others sit clockwise from the left neighbour", () => {
    const cities = [city(), city(), city(), city()];
    expect(modelOf({ view: 2, table: table({ state: state({ cities }) }) }).model.others).toEqual([3, 0, 1]);
  });
});

describe("acting", () => {
  test("a legal action is sent", () => {
    const { model, act } = modelOf();
    model.act("buy zoo");
    expect(act).toHaveBeenCalledExactlyOnceWith("buy zoo");
  });

  test("nothing is sent that is not legal, not my turn, or while a command is under way", () => {
    const { model, act } = modelOf();
    model.act("buy casino");
    const other = modelOf({ mine: [1] });
    other.model.act("buy zoo");
    const busy = modelOf({ busy: true });
    busy.model.act("buy zoo");
    expect([act, other.act, busy.act].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
  });
});

describe("risky actions", () => {
  const claim = (): Facts["table"] => table({ legal: ["claim nightclub", "pass"], state: state({ phase: "claim" }) });

  test("giving up a special building asks twice", () => {
    const { model, act } = modelOf({ table: claim() });
    model.act("pass");
    expect(act).not.toHaveBeenCalled();
    expect(model.confirming).toBe("pass");
    model.act("pass");
    expect(act).toHaveBeenCalledExactlyOnceWith("pass");
    expect(model.confirming).toBeNull();
  });

  test("another action instead of the second tap is not held up", () => {
    const { model, act } = modelOf({ table: claim() });
    model.act("pass");
    model.act("claim nightclub");
    expect(act).toHaveBeenCalledExactlyOnceWith("claim nightclub");
  });

  test("a cancelled question is forgotten, and so is one that the table overtook", () => {
    const { model, facts, act } = modelOf({ table: claim() });
    model.act("pass");
    model.cancel();
    expect(model.confirming).toBeNull();
    model.act("pass");
    facts.table = { ...claim(), actions: 6 };
    expect(model.confirming).toBeNull();
    model.act("pass");
    expect(act).not.toHaveBeenCalled();
  });

  test("the setting switches the question off", () => {
    settings.confirm = false;
    const { model, act } = modelOf({ table: claim() });
    model.act("pass");
    expect(act).toHaveBeenCalledExactlyOnceWith("pass");
  });

  const RISKS: [action: string, fields: Partial<Facts["table"]>, risk: string | null][] = [
    ["pass", { legal: ["pass"] }, null],
    ["coin", { legal: ["buy zoo", "coin"] }, null],
    ["coin", { legal: ["buy zoo", "coin"], state: state({ last_round: true }) }, "skip"],
    ["coin", { legal: ["coin"], state: state({ last_round: true }) }, null],
    ["destroy 2", { legal: ["destroy 1", "destroy 2"] }, "destroy"],
    ["destroy 1", { legal: ["destroy 1"] }, null],
    ["sphinx box", { legal: ["sphinx box", "sphinx nightclub"] }, "sphinx"],
  ];
  test.each(RISKS)("case %#: %s", (action, fields, risk) => {
    expect(modelOf({ table: table(fields) }).model.risk(action)).toBe(risk);
  });
});

describe("buying", () => {
  const tokens = ["buy zoo with blue", "buy zoo", "buy museum", "buy zoo with blue,green", "coin"];

  test("all ways to pay for a card are found", () => {
    const { model } = modelOf({ table: table({ legal: tokens }) });
    expect(model.waysToBuy("zoo")).toEqual(["buy zoo with blue", "buy zoo", "buy zoo with blue,green"]);
    expect(model.mustChoosePayment("buy zoo")).toBe(true);
    expect(model.mustChoosePayment("buy museum")).toBe(false);
    expect(model.mustChoosePayment("coin")).toBe(false);
  });

  test("a key stands for a card, however it is paid", () => {
    const { model } = modelOf({ table: table({ legal: tokens }) });
    expect(model.choices).toEqual(["buy zoo with blue", "buy museum", "coin"]);
    expect(model.key("buy museum")).toBe("2");
    expect(model.key("buy zoo")).toBeUndefined();
    settings.keys = false;
    expect(model.key("buy museum")).toBeUndefined();
  });

  test("the server's price wins over the printed one", () => {
    const { model } = modelOf({ table: table({ prices: { zoo: 2 } }) });
    expect(model.price("zoo")).toBe(2);
    expect(model.price("museum")).toBe(card("museum").cost);
  });
});

describe("reasons and hints", () => {
  test("a lesson's own action is worded", () => {
    const reasons = { coin: { code: "lesson-other", args: { action: "buy zoo" }, error: "" } };
    const { model } = modelOf({ table: table({ reasons, coins: { "buy zoo": -4 } }) });
    expect(model.reason("coin")?.args).toEqual({ action: "Buy Zoo for 4" });
    expect(model.reason("buy zoo")).toBeUndefined();
  });

  test("a hint glows only for the seat it was given to", () => {
    const hint = { action: "coin", seat: 0, reasons: [], choices: [] } as unknown as Facts["hint"];
    expect(modelOf({ hint }).model.hinted("coin")).toBe(true);
    expect(modelOf({ hint }).model.hinted("buy zoo")).toBe(false);
    expect(modelOf({ hint, table: table({ state: state({ seat: 1 }) }) }).model.hinted("coin")).toBe(false);
  });
});
