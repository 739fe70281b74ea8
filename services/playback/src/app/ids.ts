const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is an id as the house writes them; nothing can stand under another one. */
export const isId = (text: string): boolean => UUID.test(text);

/** The ids among these texts, each once. */
export const uniqueIds = (texts: readonly string[]): string[] => [...new Set(texts.filter(isId))];
