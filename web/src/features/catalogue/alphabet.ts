/** The letters of the list filter in the order of the Turkish alphabet; "#" stands for all other characters. */
export const alphabet: readonly string[] = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ', ...'QWX', '0-9', '#'];

/** The letter in an address; undefined for any other value. */
export function letterOf(word: string | null): string | undefined {
  return alphabet.find((letter) => letter === word);
}
