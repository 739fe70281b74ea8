import { ask } from '../lib/ask.ts';
import { each, rowOf } from '../lib/rows.ts';
import { address, spoofed } from './spellings.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'a forwarded address that no configured proxy sent changes nothing';
export const short = true;
export const settings = {};

const ADDRESS = 6;
const TRIES = 40;

export const run: Attack['run'] = async ({ site: { visitor } }) => {
  const codes = await each(
    Array.from({ length: TRIES }),
    async (_, n) => {
      const set = spoofed[n % spoofed.length] ?? {};
      const headers = Object.fromEntries(
        Object.entries(set).map(([key, value]) => [key, value.replace('{address}', address(n))]),
      );
      const input = { login: `kimse${n}`, password: 'bu-parola-yanlis', remember: false };
      return (await ask(visitor, 'SignIn', { input }, headers)).code;
    },
    1,
  );
  const tried = codes.filter((code) => code === 'INVALID_CREDENTIALS').length;
  const others = codes.filter((code) => code !== 'INVALID_CREDENTIALS' && code !== 'SLOW_DOWN');
  const findings = [
    ...(tried > ADDRESS ? [`${tried} were tried`] : []),
    ...(tried === 0 ? ['none was tried, so nothing is shown'] : []),
    ...(others.length > 0 ? [`answered ${[...new Set(others)].join(', ')}`] : []),
  ];
  return [
    rowOf(
      `${TRIES} accounts tried under ${spoofed.length} invented headers: at most ${ADDRESS} a minute`,
      TRIES,
      findings,
      `${tried} tried`,
    ),
  ];
};
