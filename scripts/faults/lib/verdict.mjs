/**
 * What was found after recovery.
 * @typedef {object} Facts
 * @property {import('./journal.mjs').Line[]} journal
 * @property {import('../../lib/tables.mjs').CommentRow[]} comments rows of this run
 * @property {import('../../lib/tables.mjs').NotificationRow[]} notifications rows that were caused since this run began
 * @property {Map<string, { body: string | null, parentId: string | null }>} shown comments of this run by id, as the API shows them
 * @property {Map<string, string[]>} told causes by member, as the API lists them
 * @property {string[]} wrongCounters
 * @property {{ waiting: number, dead: number }} events
 */

/**
 * @typedef {object} Verdict
 * @property {boolean} green nothing was found
 * @property {Record<string, string[]>} findings by kind; kinds without any are left out
 */

/**
 * Holds what was promised against what is there. Each finding is a sentence about one thing:
 * `lost` acknowledged but absent · `doubled` written once, there twice · `phantom` there, but never so written ·
 * `refused` a write that had to succeed · `untold` a reply without its notification · `toldTwice` · `toldPhantom` a
 * notification without its reply · `api` the API differs from the tables · `counters` · `stuck` events that no one takes.
 * @param {Facts} facts
 * @returns {Verdict}
 */
export const judge = (facts) => {
  const found = Object.entries(find(facts)).filter(([, list]) => list.length > 0);
  return { green: found.length === 0, findings: Object.fromEntries(found) };
};

/** All kinds, also those without a finding. @param {Facts} facts */
export const find = (facts) => ({
  ...comments(facts),
  ...telling(facts),
  api: api(facts),
  counters: facts.wrongCounters,
  stuck: stuck(facts.events),
});

/** @param {Facts} facts */
const comments = ({ journal, comments: rows }) => {
  const attempts = new Map(journal.flatMap((line) => (line.t === 'attempt' ? [[line.n, line]] : [])));
  const acks = journal.filter((line) => line.t === 'ack');
  const ids = new Map(rows.map((row) => [row.id, row]));
  const byBody = Map.groupBy(rows, ({ body }) => body);
  const attempted = new Map([...attempts.values()].map((attempt) => [attempt.body, attempt]));

  const lost = acks.filter(({ id }) => !ids.has(id)).map(({ n, id }) => `${n} was acknowledged as ${id}`);
  const doubled = [...byBody]
    .filter(([, same]) => same.length > 1)
    .map(([body, same]) => `"${body}" is there ${same.length} times`);
  const phantom = rows.flatMap((row) => {
    const attempt = attempted.get(row.body);
    if (!attempt) return [`${row.id} "${row.body}" was never written`];
    if (attempt.by !== row.author || (attempt.parent ?? null) !== row.parent)
      return [`${row.id} "${row.body}" is not as it was written`];
    return [];
  });
  for (const { n, id } of acks) {
    const row = ids.get(id);
    if (row && row.body !== attempts.get(n)?.body)
      phantom.push(`${n} was acknowledged as ${id}, which is another`);
  }
  const refused = journal.flatMap((line) => (line.t === 'refused' ? [`${line.n}: ${line.code}`] : []));
  return { lost, doubled, phantom, refused };
};

/** Who is to be told of which reply, against who was. @param {Pick<Facts, 'comments' | 'notifications'>} facts */
export const telling = ({ comments: rows, notifications: told }) => {
  const due = new Map(
    rows.flatMap((row) =>
      row.parentAuthor && row.parentAuthor !== row.author ? [[row.id, row.parentAuthor]] : [],
    ),
  );
  const count = new Map();
  for (const { member, cause } of told)
    count.set(`${cause} ${member}`, (count.get(`${cause} ${member}`) ?? 0) + 1);
  return {
    untold: [...due]
      .filter(([id, member]) => !count.has(`${id} ${member}`))
      .map(([id, member]) => `${member} of ${id}`),
    toldTwice: [...count].filter(([, times]) => times > 1).map(([of, times]) => `${of}: ${times} times`),
    toldPhantom: told
      .filter(({ member, cause }) => due.get(cause) !== member)
      .map(({ member, cause }) => `${member} of ${cause}`),
  };
};

/** @param {Facts} facts */
const api = ({ comments: rows, notifications: told, shown, told: listed }) => {
  const different = rows
    .filter((row) => {
      const as = shown.get(row.id);
      return !as || as.body !== row.body || (row.parent === null) !== (as.parentId === null);
    })
    .map(({ id }) => `comment ${id} is shown otherwise than it is kept`);
  for (const [member, causes] of listed) {
    const kept = told.filter((row) => row.member === member).map(({ cause }) => cause);
    if (kept.toSorted().join() !== causes.toSorted().join())
      different.push(`member ${member} is listed ${causes.length} notifications, ${kept.length} are kept`);
  }
  return different;
};

/** @param {{ waiting: number, dead: number }} events */
const stuck = ({ waiting, dead }) => [
  ...(waiting > 0 ? [`${waiting} events wait`] : []),
  ...(dead > 0 ? [`${dead} events were given up`] : []),
];
