/**
 * The $2 titles most like title $1: two points a shared genre, three a shared person, three for the same kind. Without
 * a shared genre or person there is no likeness. Ordered here as well, so that only the best are read whole.
 */
export const mostAlike = `
  SELECT other.id AS title_id, sum(shared.points) + CASE WHEN other.kind = mine.kind THEN 3 ELSE 0 END AS score
  FROM (
    SELECT theirs.title_id, 2 AS points FROM title_genre own
    JOIN title_genre theirs ON theirs.genre_id = own.genre_id WHERE own.title_id = $1
    UNION ALL
    SELECT theirs.title_id, 3 FROM credit own
    JOIN credit theirs ON theirs.person_id = own.person_id WHERE own.title_id = $1
  ) shared
  JOIN title other ON other.id = shared.title_id
  JOIN title mine ON mine.id = $1
  WHERE other.id <> $1
  GROUP BY other.id, mine.kind
  ORDER BY score DESC, other.popularity DESC, other.rating DESC, other.id
  LIMIT $2`;
