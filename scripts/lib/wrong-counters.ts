/** Queries that return counters that differ from their rows, as text. */
export const WRONG_COUNTERS = {
  comments: [
    `SELECT format('thread %s shows %s of %s comments', t.target_id, t.comments, count(c.id)) AS wrong
     FROM thread t LEFT JOIN comment c ON c.target_kind = t.target_kind AND c.target_id = t.target_id
       AND c.root_id IS NULL GROUP BY t.target_kind, t.target_id, t.comments HAVING t.comments <> count(c.id)`,
    `SELECT format('thread %s shows %s of %s replies', t.target_id, t.replies, count(c.id)) AS wrong
     FROM thread t LEFT JOIN comment c ON c.target_kind = t.target_kind AND c.target_id = t.target_id
       AND c.root_id IS NOT NULL GROUP BY t.target_kind, t.target_id, t.replies HAVING t.replies <> count(c.id)`,
    `SELECT format('comment %s shows %s of %s replies', p.id, p.reply_count, count(c.id)) AS wrong
     FROM comment p LEFT JOIN comment c ON c.root_id = p.id GROUP BY p.id HAVING p.reply_count <> count(c.id)`,
    // Sums of folded and not yet folded changes.
    `SELECT format('%s %s shows %s of %s reactions %s', target_type, target_id, sum(shown), sum(made), kind) AS wrong
     FROM (
       SELECT target_type, target_id, kind, coalesce(count, 0) AS shown, 0 AS made
       FROM reaction_tally CROSS JOIN unnest(counts) WITH ORDINALITY AS counted (count, kind)
       UNION ALL SELECT target_type, target_id, kind, delta, 0 FROM reaction_tally_delta
       UNION ALL SELECT target_type, target_id, reaction, 0, 1 FROM reaction) counted
     GROUP BY target_type, target_id, kind HAVING sum(shown) <> sum(made)`,
    `SELECT format('case %s shows %s of %s reports', m.id, m.report_count, count(r.member_id)) AS wrong
     FROM moderation_case m LEFT JOIN report r ON r.case_id = m.id
     GROUP BY m.id, m.report_count HAVING m.report_count <> count(r.member_id)`,
    `SELECT format('topic %s has %s posts and the number %s', t.id, count(c.id), t.last_number) AS wrong
     FROM topic t LEFT JOIN comment c ON c.target_kind = 5 AND c.target_id = t.id
     GROUP BY t.id HAVING t.last_number <> count(c.id) OR t.last_number <> coalesce(max(c.number), 0)`,
  ],
  playback: [
    // The counters of a member's lists, recounted from their entries.
    `SELECT format('member %s shows %s of %s in %s', member_id, sum(shown), sum(made), (list, kind, watched)) AS wrong
     FROM (
       SELECT member_id, list, kind, watched, count AS shown, 0 AS made FROM library_counter
       UNION ALL SELECT member_id, 'watch_list', kind, entry_watched, 0, 1 FROM library_entry WHERE watch_list_at IS NOT NULL
       UNION ALL SELECT member_id, 'favourites', kind, false, 0, 1 FROM library_entry WHERE favourite_at IS NOT NULL
       UNION ALL SELECT member_id, 'followed', kind, false, 0, 1 FROM library_entry WHERE followed_at IS NOT NULL
       UNION ALL SELECT member_id, 'last_watched', 0, false, 0, 1 FROM member_position WHERE watched) counted
     GROUP BY member_id, list, kind, watched HAVING sum(shown) <> sum(made)`,
    `SELECT format('title %s shows %s of %s followers', title_id, sum(shown), sum(made)) AS wrong
     FROM (
       SELECT title_id, count AS shown, 0 AS made FROM title_followers
       UNION ALL SELECT title_id, 0, 1 FROM library_entry WHERE followed_at IS NOT NULL) counted
     GROUP BY title_id HAVING sum(shown) <> sum(made)`,
    // An episode's place within a title as one number: season and number.
    `SELECT format('progress of %s in %s shows %s, %s, %s and not %s, %s, %s', g.member_id, g.title_id,
       g.furthest_season * 100000 + g.furthest_number, g.watched_season * 100000 + g.watched_number, g.watched_count,
       way.furthest, way.upto, way.watched) AS wrong
     FROM progress g CROSS JOIN LATERAL (
       SELECT coalesce(max(e.season * 100000 + e.number) FILTER (WHERE p.kept OR p.watched), 0) AS furthest,
         coalesce(max(e.season * 100000 + e.number) FILTER (WHERE p.watched), 0) AS upto,
         count(*) FILTER (WHERE p.watched) AS watched
       FROM member_position p JOIN episode e ON e.id = p.episode_id
       WHERE p.member_id = g.member_id AND p.title_id = g.title_id) way
     WHERE (g.furthest_season * 100000 + g.furthest_number, g.watched_season * 100000 + g.watched_number, g.watched_count)
       IS DISTINCT FROM (way.furthest, way.upto, way.watched)`,
  ],
  catalogue: [
    ...[
      ['catalogue_count', 'kind', 'titles', 'SELECT kind, count(*) FROM title GROUP BY kind'],
      ['catalogue_count', 'kind', 'episodes', 'SELECT kind, sum(episode_count) FROM title GROUP BY kind'],
      ['title_count', 'kind, initial', 'titles', 'SELECT kind, initial, count(*) FROM title GROUP BY 1, 2'],
      [
        'airing_count',
        'kind, weekday',
        'titles',
        `SELECT kind, air_weekday, count(*) FROM title WHERE status = 'airing' AND air_weekday > 0 GROUP BY 1, 2`,
      ],
      [
        'genre_count',
        'genre_id, kind',
        'episodes',
        `SELECT genre_id, kind, sum(episode_count) FROM title
         JOIN (SELECT DISTINCT title_id, genre_id FROM title_genre) has ON has.title_id = title.id GROUP BY 1, 2`,
      ],
      [
        'shelf_count',
        'sort, slug, kind, initial',
        'titles',
        `SELECT 'genre', genre.slug, kind, initial, count(*) FROM title
         JOIN (SELECT DISTINCT title_id, genre_id FROM title_genre) has ON has.title_id = title.id
         JOIN genre ON genre.id = has.genre_id GROUP BY 2, 3, 4
         UNION ALL SELECT 'network', network_slug, kind, initial, count(*) FROM title
         WHERE network_slug <> '' GROUP BY 2, 3, 4`,
      ],
    ].map(
      ([table, keys, value, truth]) =>
        `SELECT format('%s of %s shows %s of %s ${value}', '${table}', (${keys}), sum(shown), sum(made)) AS wrong
         FROM (SELECT ${keys}, ${value} AS shown, 0 AS made FROM ${table}
           UNION ALL SELECT ${keys}, 0, truth.made FROM (${truth}) AS truth(${keys}, made)) counted
         GROUP BY ${keys} HAVING sum(shown) <> sum(made)`,
    ),
    `SELECT format('title %s shows %s of %s episodes', t.id, t.episode_count, count(e.id)) AS wrong
     FROM title t LEFT JOIN episode e ON e.title_id = t.id
     GROUP BY t.id, t.episode_count HAVING t.episode_count <> count(e.id)`,
    `SELECT format('request %s shows %s of %s votes %s', id, sum(shown), sum(made), kind) AS wrong
     FROM (
       SELECT target_id AS id, kind::int, coalesce(count, 0) AS shown, 0 AS made
       FROM request_tally CROSS JOIN unnest(counts) WITH ORDINALITY AS counted (count, kind)
       UNION ALL SELECT target_id, kind, delta, 0 FROM request_tally_delta
       UNION ALL SELECT request_id, vote::int, 0, 1 FROM request_vote WHERE vote > 0) counted
     GROUP BY id, kind HAVING sum(shown) <> sum(made)`,
  ],
  social: [
    // Sums of folded and not yet folded changes: followers, followed members, requests.
    `SELECT format('member %s shows %s of %s follows of kind %s', id, sum(shown), sum(made), kind) AS wrong
     FROM (
       SELECT target_id AS id, kind, coalesce(count, 0) AS shown, 0 AS made
       FROM follow_tally CROSS JOIN unnest(counts) WITH ORDINALITY AS counted (count, kind)
       UNION ALL SELECT target_id, kind, delta, 0 FROM follow_tally_delta
       UNION ALL SELECT followed_id, 1, 0, 1 FROM follow WHERE accepted
       UNION ALL SELECT follower_id, 2, 0, 1 FROM follow WHERE accepted
       UNION ALL SELECT followed_id, 3, 0, 1 FROM follow WHERE NOT accepted) counted
     GROUP BY id, kind HAVING sum(shown) <> sum(made)`,
    `SELECT format('group %s shows %s members and %s requests', g.id, g.member_count, g.request_count) AS wrong
     FROM member_group g WHERE g.deleted_at IS NULL AND (
       g.member_count <> (SELECT count(*) FROM group_member m WHERE m.group_id = g.id)
       OR g.request_count <> (SELECT count(*) FROM group_request r WHERE r.group_id = g.id))`,
    ...[
      ['poll', 'SELECT post_id, answer::int, 1 FROM poll_vote'],
      ['clap', 'SELECT post_id, 1, count FROM clap'],
      ['collection', 'SELECT collection_id, 1, 1 FROM collection_like'],
      ['story', 'SELECT story_id, vote::int, 1 FROM story_vote WHERE vote > 0'],
    ].map(
      ([name, truth]) =>
        `SELECT format('thing %s shows %s of %s in ${name} %s', id, sum(shown), sum(made), kind) AS wrong
         FROM (
           SELECT target_id AS id, kind::int, coalesce(count, 0) AS shown, 0 AS made
           FROM ${name}_tally CROSS JOIN unnest(counts) WITH ORDINALITY AS counted (count, kind)
           UNION ALL SELECT target_id, kind, delta, 0 FROM ${name}_tally_delta
           UNION ALL SELECT truth.id, truth.kind, 0, truth.made FROM (${truth}) AS truth (id, kind, made)) counted
         GROUP BY id, kind HAVING sum(shown) <> sum(made)`,
    ),
    `SELECT format('collection %s shows %s of %s entries', c.id, c.entry_count, count(e.title_id)) AS wrong
     FROM collection c LEFT JOIN collection_entry e ON e.collection_id = c.id WHERE c.deleted_at IS NULL
     GROUP BY c.id, c.entry_count HAVING c.entry_count <> count(e.title_id)`,
  ],
  messaging: [
    // Numbers must have no gaps, and read marks must not be ahead of them.
    `SELECT format('conversation %s has %s messages and the number %s', c.id, count(m.id), c.seq) AS wrong
     FROM conversation c LEFT JOIN message m ON m.conversation_id = c.id
     GROUP BY c.id, c.seq HAVING c.seq <> count(m.id) OR c.seq <> coalesce(max(m.seq), 0)`,
    `SELECT format('member %s in conversation %s: %s of %s', p.member_id, c.id, p.last_seq, c.seq) AS wrong
     FROM participant p JOIN conversation c ON c.id = p.conversation_id
     WHERE p.last_seq <> c.seq OR greatest(p.read_seq, p.delivered_seq, p.cleared_seq) > c.seq`,
    `SELECT format('room %s has %s entries and the number %s', r.id, count(e.id), r.chat_seq) AS wrong
     FROM room r LEFT JOIN room_entry e ON e.room_id = r.id
     GROUP BY r.id HAVING r.chat_seq <> count(e.id) OR r.chat_seq <> coalesce(max(e.seq), 0)`,
    `SELECT format('room %s shows %s of %s members', r.id, r.member_count, count(m.member_id)) AS wrong
     FROM room r LEFT JOIN room_member m ON m.room_id = r.id AND m.standing IN ('host', 'moderator', 'member')
     GROUP BY r.id HAVING r.phase <> 'ended' AND r.member_count <> count(m.member_id)`,
  ],
  notifications: [
    `SELECT format('member %s shows %s of %s notifications', a.member_id, a.count, count(n.id)) AS wrong
     FROM activity a LEFT JOIN notification n ON n.member_id = a.member_id AND NOT n.removed
     GROUP BY a.member_id, a.count HAVING a.count <> count(n.id)`,
    `SELECT format('member %s shows %s of %s unread', a.member_id, a.unread, count(n.id)) AS wrong
     FROM activity a LEFT JOIN notification n ON n.member_id = a.member_id AND NOT n.removed AND NOT n.read
       AND n.arrived > a.read_upto
     GROUP BY a.member_id, a.unread HAVING a.unread <> count(n.id)`,
  ],
};
