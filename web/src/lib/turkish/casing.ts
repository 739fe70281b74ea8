/** Turkish lower case for display: I → ı, İ → i. Never for identifiers. */
export const lowerTr = (text: string): string => text.toLocaleLowerCase('tr');

/** Turkish upper case for display: i → İ, ı → I. Never for identifiers. */
export const upperTr = (text: string): string => text.toLocaleUpperCase('tr');

/** Turkish alphabetical order, for `sort`. */
export const compareTr = new Intl.Collator('tr').compare;
