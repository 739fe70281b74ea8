/** What a list of titles can be narrowed to (product rules: Text), in this order; "#" is whatever is none of the others. */
export const initials = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ', ...'QWX', '0-9', '#'] as const;

export const isInitial = (word: string): boolean => initials.includes(word);
