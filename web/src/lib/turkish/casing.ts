/** Lower case for reading, the Turkish way: I → ı, İ → i. Never for identifiers. */
export const lowerTr = (text: string): string => text.toLocaleLowerCase('tr');

/** Upper case for reading, the Turkish way: i → İ, ı → I. Never for identifiers. */
export const upperTr = (text: string): string => text.toLocaleUpperCase('tr');

/** Turkish alphabetical order, for `sort`. */
export const compareTr = new Intl.Collator('tr').compare;
