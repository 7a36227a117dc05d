/**
 * Evaluate compiled Fluent messages, in the form and with the results of happycity.i18n.evaluate.
 *
 * A pattern is a string, or a list of strings and nodes; a node is a list that starts with a mark:
 * ["$", name] a variable, ["#", "1.5"] a number, ["m", id] a message, ["t", "-id", {args}] a term,
 * ["f", "NUMBER", [nodes], {options}] a function, ["?", node, [[key, pattern], …], default] a selection.
 * Nothing here throws. What is missing shows as {name}.
 */
export type Node = string | [string, ...unknown[]];
export type Pattern = string | Node[];
export type Value = string | number;
export type Arguments = Record<string, Value | undefined>;

interface Figure {
  number: number;
  options: Intl.NumberFormatOptions;
}
type Result = string | Figure;

export interface Scope {
  args: Arguments;
  lookup: (key: string) => Pattern | undefined;
  locale: string;
  depth: number;
}

const MAX_DEPTH = 12;
/* Formatters are slow to make, and a log has hundreds of numbers. */
const plurals = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

/** The locale as Intl takes it. Locales are folder names, and a pseudo-locale must not fail. */
function supported(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? "en-GB";
  } catch {
    return "en-GB";
  }
}

function category(locale: string, number: number): string {
  let rules = plurals.get(locale);
  if (!rules) plurals.set(locale, (rules = new Intl.PluralRules(supported(locale))));
  return rules.select(number);
}

export function formatNumber(locale: string, number: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(supported(locale), options)));
  return format.format(number).replace("-", "−");
}

export function evaluate(pattern: Pattern, scope: Scope): string {
  if (typeof pattern === "string") return pattern;
  return pattern.map((node) => written(resolve(node, scope), scope)).join("");
}

function written(value: Result, scope: Scope): string {
  return typeof value === "string" ? value : formatNumber(scope.locale, value.number, value.options);
}

function figure(number: number): Figure {
  return { number, options: {} };
}

function resolve(node: Node, scope: Scope): Result {
  if (typeof node === "string") return node;
  switch (node[0]) {
    case "$": {
      const value = scope.args[node[1] as string];
      if (typeof value === "number") return figure(value);
      return value ?? `{$${String(node[1])}}`;
    }
    case "#":
      return figure(Number(node[1]));
    case "m":
      return refer(node[1] as string, scope.args, scope);
    case "t":
      return refer(node[1] as string, literals(node[2] as Record<string, Node>), scope);
    case "?":
      return evaluate(variant(node, scope), scope);
    default:
      return call(node, scope);
  }
}

function literals(named: Record<string, Node>): Arguments {
  return Object.fromEntries(
    Object.entries(named).map(([name, node]) => [name, typeof node === "string" ? node : Number(node[1])]),
  );
}

function refer(key: string, args: Arguments, scope: Scope): string {
  const pattern = scope.depth < MAX_DEPTH ? scope.lookup(key) : undefined;
  return pattern === undefined ? `{${key}}` : evaluate(pattern, { ...scope, args, depth: scope.depth + 1 });
}

function variant(node: Node, scope: Scope): Pattern {
  const [, selector, variants, fallback] = node as ["?", Node, [string | number, Pattern][], number];
  const value = resolve(selector, scope);
  const match = variants.find(([key]) => {
    if (typeof value === "string") return value === key || plainLetters(value) === key;
    return typeof key === "number" ? value.number === key : category(scope.locale, value.number) === key;
  });
  return (match ?? variants[fallback])?.[1] ?? "";
}

/** A text without accents. Keys of variants are ASCII, so "żółty" matches [zolty]. */
export function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

function call(node: Node, scope: Scope): Result {
  const [, name, positional, named] = node as ["f", string, Node[], Record<string, Node>];
  const first = positional[0] === undefined ? undefined : resolve(positional[0], scope);
  if (name !== "NUMBER" || first === undefined || typeof first === "string") return `{${name}()}`;
  const options = literals(named);
  const format: Record<string, unknown> = { ...options };
  if (options["useGrouping"] === "false") format["useGrouping"] = false;
  return { number: first.number, options: format as Intl.NumberFormatOptions };
}
