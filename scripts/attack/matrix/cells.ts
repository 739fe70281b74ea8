import { unlimited } from '../../lib/limits.ts';
import { rowOf } from '../lib/rows.ts';
import { tryAll } from './try-all.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'every legacy row and every trusted document as everybody, by the permission tables';
/** Creating the calls' objects needs documents of its own, so the GraphQL endpoint must accept any document. */
export const settings = { ...unlimited, OPEN_GRAPHQL: 'true' };
export const short = true;

export const run: Attack['run'] = async ({ site: { origin, logins, mails } }) => {
  const cells = await tryAll({ origin, logins, mails: mails ?? '' });
  return [...Map.groupBy(cells, ({ person }) => person)].map(([person, all]) =>
    rowOf(
      `calls as ${person}`,
      all.length,
      all
        .filter(({ ok }) => !ok)
        .map(
          ({ name: call, expected, seen, detail }) => `${call}: ${seen} instead of ${expected} (${detail})`,
        ),
      [...Map.groupBy(all, ({ expected }) => expected)]
        .map(([code, list]) => `${list.length} ${code}`)
        .join(', '),
    ),
  );
};
