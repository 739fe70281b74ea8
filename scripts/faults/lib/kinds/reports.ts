import { judgeRegisters } from '../registers.ts';
import { keyOf, memberOf, type Kind } from './kind.ts';

/** Members report comments, each once. */
export const reports: Kind = {
  name: 'report',
  every: 5,
  intend({ comments, members }, n) {
    const by = n % members.length;
    const comment = comments[Math.floor(n / members.length)];
    return comment ? { key: `${comment} ${members[by]?.id}`, value: 'reported', by } : undefined;
  },
  async send(context, intent) {
    const [targetId = ''] = intent.key.split(' ');
    await context.client.report(memberOf(context, intent), targetId, keyOf(`${context.run} ${intent.key}`));
  },
  async check({ run, query }, writes) {
    const rows = await query(
      'comments',
      `SELECT m.target_id || ' ' || r.member_id AS key FROM report r JOIN moderation_case m ON m.id = r.case_id
         JOIN comment c ON c.id::text = m.target_id
       WHERE m.target_type = 'comment' AND starts_with(c.body, $1 || ' ')`,
      [run],
    );
    return judgeRegisters({ writes, kept: new Map(rows.map(({ key }) => [key, 'reported'])) });
  },
};
