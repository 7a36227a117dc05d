/** The lines of charts, one per seat: told apart by colour and by dashes. */
export const SERIES: readonly { colour: string; dashes?: string }[] = [
  { colour: "var(--heart)" },
  { colour: "var(--blue)", dashes: "7 3" },
  { colour: "var(--green)", dashes: "2 4" },
  { colour: "var(--purple)", dashes: "9 3 2 3" },
  { colour: "var(--gold-deep)", dashes: "5 5" },
];
