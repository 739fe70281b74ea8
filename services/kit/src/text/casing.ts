/** Lower case by Turkish rules (I → ı, İ → i), for display; never for identifiers. */
export const lowerTr = (text: string): string => text.toLocaleLowerCase('tr');

/** Upper case by Turkish rules (i → İ, ı → I), for display; never for identifiers. */
export const upperTr = (text: string): string => text.toLocaleUpperCase('tr');
