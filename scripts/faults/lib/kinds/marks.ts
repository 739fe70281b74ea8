import { judgeKnown } from '../registers.ts';
import { memberOf, type Kind } from './kind.ts';

/**
 * Members set marks on titles and remove them. Earlier marks count as existing, so only writes of the run are
 * compared.
 * @param columns by mark
 */
const titleMarks = (name: string, every: number, columns: Record<string, string>): Kind => ({
  name,
  every,
  intend({ titles, members }, n) {
    const marks = Object.keys(columns);
    const [mark, of] = [marks[n % marks.length], Math.floor(n / marks.length)];
    const by = of % members.length;
    const title = titles[Math.floor(of / members.length) % titles.length];
    const round = Math.floor(of / (members.length * titles.length));
    return { key: `${mark} ${title} ${members[by]?.id}`, value: round % 2 === 0 ? 'set' : '', by };
  },
  async send(context, intent) {
    const [mark = '', titleId = ''] = intent.key.split(' ');
    await context.client.mark(memberOf(context, intent), { titleId, mark, active: intent.value === 'set' });
  },
  async check({ members, query }, writes) {
    const rows = await query(
      'playback',
      `SELECT mark || ' ' || title_id || ' ' || member_id AS key FROM library_entry CROSS JOIN LATERAL (VALUES
         ${Object.entries(columns)
           .map(([mark, column]) => `('${mark}', ${column})`)
           .join(', ')}) AS marks (mark, at)
       WHERE at IS NOT NULL AND member_id = ANY($1::uuid[])`,
      [members.map(({ id }) => id)],
    );
    return judgeKnown({ writes, kept: new Map(rows.map(({ key }) => [key, 'set'])) });
  },
});

export const marks = titleMarks('mark', 3, { WATCH_LIST: 'watch_list_at', FAVOURITE: 'favourite_at' });
export const follows = titleMarks('follow', 4, { FOLLOWED: 'followed_at' });
