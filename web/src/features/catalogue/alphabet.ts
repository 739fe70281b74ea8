/** What a list can be narrowed to, in the order in which Turkish readers look; "#" is the rest. */
export const alphabet: readonly string[] = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ', ...'QWX', '0-9', '#'];

/** The letter that an address asks for; none for every other word. */
export function letterOf(word: string | null): string | undefined {
  return alphabet.find((letter) => letter === word);
}
