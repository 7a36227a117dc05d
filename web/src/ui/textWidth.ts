/** The approximate width of a name's longest word, in em. A hyphen may end a line. */
export function widestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => [...word].reduce((sum, letter) => sum + width(letter), 0)));
}

function width(letter: string): number {
  if (/[iljftrI'’.,]/.test(letter)) return 0.38;
  if (/[mwMWœæŒ]/.test(letter)) return 0.88;
  return letter === letter.toLowerCase() ? 0.58 : 0.7;
}
