import { judgeRegisters } from '../registers.ts';
import { memberOf, type Kind } from './kind.ts';

const KINDS = ['LIKE', 'DISLIKE', 'GREAT', 'FUNNY'];
/** Number of pairs of member and comment that get repeated reactions. */
const KEYS = 100;

/** Members set, change and remove reactions to comments. */
export const reactions: Kind = {
  name: 'reaction',
  every: 2,
  intend({ comments, members }, n) {
    const [place, round] = [n % KEYS, Math.floor(n / KEYS)];
    const comment = comments[Math.floor(place / members.length)];
    const by = place % members.length;
    const value = round % 3 === 2 ? '' : (KINDS[(place + round) % KINDS.length] as string);
    return comment ? { key: `${comment} of ${members[by]?.id}`, value, by } : undefined;
  },
  async send(context, intent) {
    const [targetId = ''] = intent.key.split(' ');
    const react = (reaction: string, active: boolean) =>
      context.client.react(memberOf(context, intent), { targetId, reaction, active });
    if (intent.value !== '') return react(intent.value, true);
    // Only the current reaction can be removed, and a write that was never answered may have set any.
    for (const reaction of KINDS) await react(reaction, false);
  },
  async check({ run, query }, writes) {
    const rows = await query(
      'comments',
      `SELECT r.target_id || ' of ' || r.member_id AS key, r.reaction FROM reaction r JOIN comment c ON c.id = r.target_id
       WHERE r.target_type = 'comment' AND starts_with(c.body, $1 || ' ')`,
      [run],
    );
    const kept = new Map(rows.map(({ key, reaction }) => [key, KINDS[reaction - 1] ?? String(reaction)]));
    return judgeRegisters({ writes, kept });
  },
};
