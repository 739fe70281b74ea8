import type { Line } from './journal.ts';
import type { CommentRow, PositionRow, NotificationRow } from '../../lib/tables.ts';

/** The data that is stored after recovery. */
export interface Facts {
  journal: Line[];
  /** rows of this run */
  comments: CommentRow[];
  /** rows measured since this run started */
  positions: PositionRow[];
  /** rows caused since this run started */
  notifications: NotificationRow[];
  /** comments of this run by id, as the API returns them */
  shown: Map<string, { body: string | null; parentId: string | null }>;
  /** replies by member, as the API lists their notifications */
  notified: Map<string, string[]>;
  /** the findings of the other kinds of writes */
  others: Record<string, string[]>;
  wrongCounters: string[];
  events: { waiting: number; dead: number };
}

export interface Verdict {
  /** true without findings */
  green: boolean;
  /** by kind; kinds without findings are left out */
  findings: Record<string, string[]>;
}

/**
 * Compares the promises with the stored data. Each finding is a sentence about one thing: `lost` acknowledged but
 * absent · `doubled` written once, stored twice · `phantom` stored, but never written like that · `positionLost` a
 * position that was acknowledged, and the row is older · `positionPhantom` a row that was never reported · `refused`
 * a write that had to succeed · `notNotified` a reply without its notification · `notifiedTwice` · `notifiedPhantom` a
 * notification without its reply · of the other kinds `<kind>Lost` and `<kind>Phantom` · `api` the API differs from
 * the tables · `counters` · `stuck` events that no consumer takes.
 */
export const judge = (facts: Facts): Verdict => {
  const found = Object.entries(find(facts)).filter(([, list]) => list.length > 0);
  return { green: found.length === 0, findings: Object.fromEntries(found) };
};

/** All kinds of findings, including those that were not found. */
export const find = (facts: Facts) => ({
  ...comments(facts),
  ...positions(facts),
  ...telling(facts),
  ...facts.others,
  api: api(facts),
  counters: facts.wrongCounters,
  stuck: stuck(facts.events),
});

const comments = ({ journal, comments: rows }: Facts) => {
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

/** The newest acknowledged report, or a later one, must be stored. */
const positions = ({ journal, positions: rows }: Facts) => {
  const reports = new Map(journal.flatMap((line) => (line.t === 'report' ? [[line.n, line]] : [])));
  const keyOf = ({ by, episode }: { by: string; episode: string }) => `${by} in ${episode}`;
  const keys = new Map(rows.map((row) => [keyOf({ by: row.member, episode: row.episode }), row]));
  const reported = new Set(
    [...reports.values()].map((one) => `${keyOf(one)} ${Date.parse(one.at)} ${one.seconds}`),
  );
  return {
    positionLost: journal.flatMap((line) => {
      const report = line.t === 'kept' ? reports.get(line.n) : undefined;
      if (!report) return [];
      const row = keys.get(keyOf(report));
      return row && row.at.getTime() >= Date.parse(report.at) ? [] : [`${report.n}: ${keyOf(report)}`];
    }),
    positionPhantom: rows
      .filter(
        ({ member, episode, at, seconds }) =>
          !reported.has(`${keyOf({ by: member, episode })} ${at.getTime()} ${seconds}`),
      )
      .map(({ member, episode }) => `${member} in ${episode}`),
  };
};

/** Other writes cause notifications too: follows, claps, badges. */
export const isOfReply = ({ kind = 'reply' }: Facts['notifications'][number]) => kind === 'reply';

/** Compares the required notifications of replies with the sent ones. */
export const telling = ({
  comments: rows,
  notifications: notified,
}: Pick<Facts, 'comments' | 'notifications'>) => {
  const due = new Map(
    rows.flatMap((row) =>
      row.parentAuthor && row.parentAuthor !== row.author ? [[row.id, row.parentAuthor]] : [],
    ),
  );
  const count = new Map();
  for (const { member, cause } of notified)
    count.set(`${cause} ${member}`, (count.get(`${cause} ${member}`) ?? 0) + 1);
  return {
    notNotified: [...due]
      .filter(([id, member]) => !count.has(`${id} ${member}`))
      .map(([id, member]) => `${member} of ${id}`),
    notifiedTwice: [...count].filter(([, times]) => times > 1).map(([of, times]) => `${of}: ${times} times`),
    notifiedPhantom: notified
      .filter((row) => isOfReply(row) && due.get(row.cause) !== row.member)
      .map(({ member, cause }) => `${member} of ${cause}`),
  };
};

const api = ({ comments: rows, notifications: notified, shown, notified: listed }: Facts) => {
  const different = rows
    .filter((row) => {
      const as = shown.get(row.id);
      return !as || as.body !== row.body || (row.parent === null) !== (as.parentId === null);
    })
    .map(({ id }) => `comment ${id} is shown otherwise than it is kept`);
  for (const [member, causes] of listed) {
    const kept = notified.filter((row) => row.member === member && isOfReply(row)).map(({ cause }) => cause);
    if (kept.toSorted().join() !== causes.toSorted().join())
      different.push(`member ${member} is listed ${causes.length} replies, ${kept.length} are kept`);
  }
  return different;
};

const stuck = ({ waiting, dead }: { waiting: number; dead: number }) => [
  ...(waiting > 0 ? [`${waiting} events wait`] : []),
  ...(dead > 0 ? [`${dead} events were given up`] : []),
];
