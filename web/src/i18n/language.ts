/** A language's own name. */
export function languageName(locale: string, plain = false): string {
  try {
    const name =
      new Intl.DisplayNames([locale], { type: "language" }).of(plain ? (locale.split("-")[0] ?? locale) : locale) ?? locale;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  } catch {
    return locale;
  }
}
