/** What a username may look like (product-rules, Joining), after an @ that no letter or digit goes before. */
const NAMED = /(?<![\p{L}\p{N}_.@])@([a-z0-9_.]{3,24})(?![\p{L}\p{N}_])/giu;

/** More names than that in one text are no longer a conversation. */
const MOST = 20;

/** Usernames that a text names, each once; a full stop that ends a sentence is no part of a name. */
export const namedIn = (text: string): string[] => {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name.replace(/\.+$/, ''));
  return [...new Set(names.filter((name) => name.length >= 3))].slice(0, MOST);
};
