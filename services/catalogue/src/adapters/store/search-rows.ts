/** Marks between words as blanks, so that a word begins after each of them. Both sides have 14 characters. */
const asWords = (key: string): string => `translate(${key}, '-:;,.!?/()''"’_', '${' '.repeat(14)}')`;

/** 0 is the key itself, 1 begins with it, 2 has a word that does, 3 holds it. */
const rankOf = (key: string): string => `CASE
  WHEN ${key} = $1 THEN 0
  WHEN starts_with(${key}, $1) THEN 1
  WHEN position(' ' || ${asWords('$1')} IN ' ' || ${asWords(key)}) > 0 THEN 2
  ELSE 3 END`;

const ofKind = '(title.kind = $3 OR $3::text IS NULL)';

/**
 * The titles whose name, original name or people hold the key $1, with their rank, the best $2 of them.
 * Of kind $3 alone, where that is not null.
 * @param patterns as many as there are parameters from $4 on, any of which has to fit.
 */
export const rankedTitles = (patterns: readonly string[]): string => {
  const fits = (key: string) => patterns.map((_, place) => `${key} LIKE $${place + 4}`).join(' OR ');
  return `
  SELECT title_id, min(rank) AS rank, rating FROM (
    SELECT id AS title_id, least(${rankOf('name_key')}, ${rankOf('original_name_key')}) AS rank, rating
    FROM title WHERE (${fits('name_key')} OR ${fits('original_name_key')}) AND ${ofKind}
    UNION ALL
    SELECT title_id, 4 + ${rankOf('person.name_key')}, rating
    FROM person JOIN credit ON person_id = person.id JOIN title ON title.id = title_id
    WHERE (${fits('person.name_key')}) AND ${ofKind}
  ) hit GROUP BY title_id, rating ORDER BY rank, rating DESC, title_id LIMIT $2`;
};

/** One or two letters stand in almost every name: they have to begin a word. */
const INSIDE_FROM = 3;

export const patternsOf = (key: string): string[] => {
  const literal = key.replace(/[\\%_]/g, '\\$&');
  return key.length < INSIDE_FROM ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`];
};
