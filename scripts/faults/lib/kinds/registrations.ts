import { mailedPaths } from '../../../lib/mails.ts';
import { judgeRegisters } from '../registers.ts';
import type { Kind } from './kind.ts';

/** The page of the mail's link. */
const PAGE = '/etkinlestirme';

const addressOf = (username: string) => `${username}@example.org`;

/** Visitors register; each registration sends a mail with a link. */
export const registrations: Kind = {
  name: 'registration',
  every: 40,
  // The earlier attempt has already taken the username.
  repeated: ['BAD_INPUT'],
  intend: ({ run }, n) => ({ key: `${run.replaceAll('-', '_')}_${n}`, value: 'registered', by: n }),
  send: ({ client }, { key }) => client.register({ username: key, email: addressOf(key) }),
  async check({ run, query, mails }, writes) {
    const rows = await query(
      'accounts',
      'SELECT username FROM registration WHERE starts_with(username, $1)',
      [`${run.replaceAll('-', '_')}_`],
    );
    const kept = new Map(rows.map(({ username }) => [username, 'registered']));
    const { lost, phantom } = judgeRegisters({ writes, kept });
    const unmailed = [...kept.keys()].filter(
      (username) => mails !== undefined && mailedPaths(addressOf(username), PAGE, mails).length === 0,
    );
    return { lost: [...lost, ...unmailed.map((username) => `the mail of ${username}`)], phantom };
  },
};
