/** The initials of the list filter (product-rules, Text), in this order; "#" stands for all other characters. */
export const initials = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ', ...'QWX', '0-9', '#'] as const;

export const isInitial = (word: string): boolean => initials.includes(word);
