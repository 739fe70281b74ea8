/** Small letters as Turkish has them (I → ı, İ → i), for display; never for identifiers. */
export const lowerTr = (text: string): string => text.toLocaleLowerCase('tr');

/** Capital letters as Turkish has them (i → İ, ı → I), for display; never for identifiers. */
export const upperTr = (text: string): string => text.toLocaleUpperCase('tr');
