/**
 * A regular expression of PostgreSQL that matches a folded text with one of the words at the beginning of a word, because Turkish
 * adds suffixes: 'final' matches 'finalde', but not 'yarıfinal'. Comments match in the same way.
 * @param words search keys, at least one
 */
export const patternOf = (words: readonly string[]): string =>
  `(?<![[:alnum:]])(?:${words.map(escaped).join('|')})`;

/** A backslash before a letter or a digit would mean something else. */
const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');

/** Read once a statement, since it depends on no row: readers without muted words pay nothing for each post. */
const PATTERN = `(SELECT mw.pattern FROM muted_words mw WHERE mw.member_id = $1::uuid)`;

/**
 * SQL that is true if a text of another member holds a word that the reader $1 mutes.
 * @param author SQL expression of the author's id
 * @param text SQL expression of the text
 */
export const mutesWordsIn = (author: string, text: string): string =>
  `(CASE WHEN ${PATTERN} IS NULL OR ${author} = $1::uuid THEN false ELSE seyir_fold(${text}) ~ ${PATTERN} END)`;

/** SQL of the text of a post `p` and its poll `q`. */
export const postText = `concat_ws(E'\\n', p.body, q.question, array_to_string(q.answers, E'\\n'))`;

/** SQL that is true if a post `p` of another member, or its poll `q`, holds a word that the reader $1 mutes. */
export const hasMutedWord = mutesWordsIn('p.author_id', postText);
