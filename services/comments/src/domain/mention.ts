/** A username (product-rules, Joining) after an @ that does not follow a letter or digit. */
const NAMED = /(?<![\p{L}\p{N}_.@])@([a-z0-9_.]{3,24})(?![\p{L}\p{N}_])/giu;

/** Maximum mentions per text. */
const MOST = 20;

/** The usernames that a text mentions, each once; a full stop at the end of a sentence is not part of a name. */
export const namedIn = (text: string): string[] => {
  const names = [...text.matchAll(NAMED)].map(([, name = '']) => name.replace(/\.+$/, ''));
  return [...new Set(names.filter((name) => name.length >= 3))].slice(0, MOST);
};
