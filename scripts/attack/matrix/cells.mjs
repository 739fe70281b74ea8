import { unlimited } from '../../lib/limits.mjs';
import { rowOf } from '../lib/rows.mjs';
import { tryAll } from './try-all.mjs';

export const name = 'every legacy row and every trusted document as everybody, by the permission tables';
/** What makes things for the calls asks with documents of its own. */
export const settings = { ...unlimited, OPEN_GRAPHQL: 'true' };
export const short = true;

/** @type {import('../lib/areas.mjs').Attack['run']} */
export const run = async ({ site: { origin, data, logins, mails } }) => {
  const cells = await tryAll({ origin, data: data ?? '', logins, mails: mails ?? '' });
  return [...Map.groupBy(cells, ({ person }) => person)].map(([person, all]) =>
    rowOf(
      `calls as ${person}`,
      all.length,
      all
        .filter(({ ok }) => !ok)
        .map(({ name: call, expected, seen }) => `${call}: ${seen} instead of ${expected}`),
      [...Map.groupBy(all, ({ expected }) => expected)]
        .map(([code, list]) => `${list.length} ${code}`)
        .join(', '),
    ),
  );
};
