import { judgeRegisters } from '../registers.ts';
import { memberOf, type Kind } from './kind.ts';

/** Members write comments and delete them at once. */
export const removals: Kind = {
  name: 'removal',
  every: 7,
  // The comment was already deleted by an earlier attempt.
  repeated: ['NOT_FOUND'],
  intend: ({ run }, n) => ({ key: `silinecek-${run} ${n}`, value: 'removed', by: n }),
  async send(context, intent) {
    const [member, episode = ''] = [memberOf(context, intent), context.episodes[0]];
    // With its key a repeated call returns the first call's comment.
    const id = await context.client.postComment(member, episode, intent.key, intent.key.replace(' ', '-'));
    await context.client.removeComment(member, id);
  },
  async check({ run, query }, writes) {
    const rows = await query(
      'comments',
      `SELECT body AS key, count(*)::int AS times, bool_and(deleted_at IS NOT NULL) AS removed
       FROM comment WHERE starts_with(body, $1) GROUP BY body`,
      [`silinecek-${run} `],
    );
    const twice = rows.filter(({ times }) => times > 1).map(({ key }) => `${key} is there twice`);
    const kept: Map<string, string> = new Map(
      rows.filter((row) => row.removed).map(({ key }) => [key, 'removed']),
    );
    const { lost, phantom } = judgeRegisters({ writes, kept });
    return { lost, phantom: [...phantom, ...twice] };
  },
};
