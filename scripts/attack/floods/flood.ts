// Floods a running site and measures the calls of a bystander meanwhile.
//
//   import { floods } from './floods/flood.ts';
//   const { results, memory } = await floods({ origin, pid, login, say });
//
// `origin` is the site's address on loopback, with the limits for visitors; `pid` is its root process; `login` is a member
// that nothing else uses (`{ username, password }`). Resolves to a result per flood and the memory afterwards; `findings`
// lists the broken promises, if any. Takes about six minutes.
import { setTimeout as delay } from 'node:timers/promises';
import { family, memoryMb } from '../../bench/processes.ts';
import { manyAddresses, oneAddress } from './addresses.ts';
import { brokenPromises, createBystander, slowerOf, type Bystander, type Observed } from './bystander.ts';
import { inventedSearches } from './invented-searches.ts';
import { threadSockets } from './thread-sockets.ts';
import { unfinishedBodies } from './unfinished-bodies.ts';

export interface FloodOptions {
  origin: string;
  /** source address of a connection */
  addressOf: (index: number) => string;
  /** duration in seconds */
  seconds: number;
  bystander: Bystander;
  /** number of connections */
  count?: number;
}

interface FloodResult {
  name: string;
  without: Observed;
  during: Observed;
  /** the answers that the flood got */
  flood: Record<string, number>;
  /** of all processes of the site, right after the flood */
  usedMb: number;
  findings: string[];
}

/** The expected defence per flood from one address: a status, or a close code. */
const kinds = [
  { name: '1,100 unfinished POSTs', flood: unfinishedBodies, seconds: 15, cutBy: '429' },
  { name: '230 connections of invented pages', flood: inventedSearches, seconds: 20, cutBy: '429' },
  { name: '1,500 sockets on one thread', flood: threadSockets, seconds: 10, cutBy: '1013' },
];

const origins = [
  { from: 'one address', addressOf: oneAddress },
  { from: '230 addresses', addressOf: manyAddresses(230) },
];

const ALONE_MS = 12_000;
const REST_MS = 3_000;
const GIVEN_BACK_WITHIN_MS = 120_000;
const GIVEN_BACK_FACTOR = 1.5;

/** @param site `only`: floods whose name contains it */
export const floods = async ({
  origin,
  pid,
  login,
  say = () => undefined,
  only = '',
}: {
  origin: string;
  pid: number;
  login: { username: string; password: string };
  say?: (text: string) => void;
  only?: string | undefined;
}): Promise<{ results: FloodResult[]; memory: Memory }> => {
  const used = () => Math.round(memoryMb(family(pid)));
  const bystander = await createBystander({ origin, login });
  let before = await bystander.alone(ALONE_MS);
  const idleMb = used();
  say(`idle ${idleMb} MB`);
  const results: FloodResult[] = [];
  for (const { name, flood, seconds, cutBy } of kinds)
    for (const { from, addressOf } of origins) {
      if (!name.includes(only)) continue;
      const end = bystander.observe();
      const answered = await flood({ origin, addressOf, seconds, bystander });
      const during = await end();
      const usedMb = used();
      await delay(REST_MS);
      const after = await bystander.alone(ALONE_MS);
      const without = slowerOf(before, after);
      before = after;
      const isCut = (answered[cutBy] ?? 0) > 0;
      const findings = [
        ...brokenPromises(without, during),
        ...(from === 'one address' && !isCut ? [`nothing of it was answered ${cutBy}`] : []),
        // A flood that could not connect proves nothing.
        ...(Object.keys(answered).length === 0 ? ['nothing of it was answered at all'] : []),
      ];
      const result = {
        name: `${name} from ${from}`,
        without,
        during,
        flood: answered,
        usedMb,
        findings,
      };
      results.push(result);
      say(`${result.name}\n    ${inWords(result)}`);
    }
  const memory = await givenBack(used, idleMb, Math.max(idleMb, ...results.map(({ usedMb }) => usedMb)));
  return { results, memory };
};

/** of all processes of the site */
interface Memory {
  name: string;
  idleMb: number;
  /** right after a flood */
  mostMb: number;
  afterMb: number;
  /** since the last flood */
  seconds: number;
  findings: string[];
}

/** Waits at most two minutes until the promise holds. */
const givenBack = async (used: () => number, idleMb: number, mostMb: number): Promise<Memory> => {
  const began = performance.now();
  const most = GIVEN_BACK_FACTOR * idleMb;
  while (used() > most && performance.now() - began < GIVEN_BACK_WITHIN_MS) await delay(2_000);
  const afterMb = used();
  return {
    name: 'memory is given back',
    idleMb,
    mostMb,
    afterMb,
    seconds: Math.round((performance.now() - began) / 1_000),
    findings: afterMb > most ? [`more than ${GIVEN_BACK_FACTOR} × idle`] : [],
  };
};

/** The figures as one line. */
export const inWords = (result: FloodResult | Memory): string => {
  const verdict = result.findings.map((finding) => `NOT HELD: ${finding}. `).join('');
  if ('idleMb' in result)
    return `${verdict}idle ${result.idleMb} MB, most ${result.mostMb} MB, ${result.afterMb} MB after ${result.seconds} s`;
  const { without, during, flood, usedMb } = result;
  const calls = Object.entries(during).map(
    ([call, { p50, max }]) => `${call} ${p50}/${max} (${without[call]?.p50}/${without[call]?.max})`,
  );
  return `${verdict}p50/max ms (without): ${calls.join(', ')}; flood: ${JSON.stringify(flood)}; ${usedMb} MB`;
};
