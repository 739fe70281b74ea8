// A member and a visitor who use the site during a flood: measures the duration and the refusals of their calls.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { callerOf } from '../../site/caller.ts';
import { documentOf } from '../../site/documents.ts';

/** Durations of one call in ms; `refused` by status and code. */
type Times = { calls: number; p50: number; max: number; refused: Record<string, number> };

/** by the name of the call: `home` is the cached home page, the others are a member's */
export type Observed = Record<string, Times>;

/** The bystander runs in its own thread; otherwise its calls would wait for the flood's work. */
const observer = `
const { parentPort, workerData: { calls, everyMs } } = require('node:worker_threads');
const times = Object.fromEntries(calls.map(({ name }) => [name, []]));
const refused = Object.fromEntries(calls.map(({ name }) => [name, {}]));
let going = true;
parentPort.on('message', () => (going = false));
const look = async ({ name, url, ...init }) => {
  const began = performance.now();
  let fault;
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    const code = /"code":"(\\w+)"/.exec(text)?.[1];
    if (response.status >= 400 || code) fault = [response.status, code].join(' ').trim();
  } catch (error) {
    fault = error.cause?.code ?? error.name;
  }
  times[name].push(performance.now() - began);
  if (fault) refused[name][fault] = (refused[name][fault] ?? 0) + 1;
};
const each = async (call) => {
  while (going) {
    await look(call);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
};
Promise.all(calls.map(each)).then(() => {
  parentPort.postMessage({ times, refused });
  parentPort.close();
});
`;

const summed = (times: number[]): Pick<Times, 'calls' | 'p50' | 'max'> => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (index: number) => Math.round(sorted[index] ?? 0);
  return { calls: sorted.length, p50: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
};

/**
 * Signs the bystander in. Calling the returned function starts the observation; calling its result ends the observation and returns
 * the measurements.
 */
export const createBystander = async ({
  origin,
  login,
}: {
  origin: string;
  login: { username: string; password: string };
}) => {
  const member = await callerOf(origin).signedIn(login);
  const document = (name: string) => documentOf(name);
  const latest = await member.data(document('LatestEpisodes'), { page: 1, size: 1 });
  const thread: { kind: string; id: string } = { kind: 'EPISODE', id: latest.latestEpisodes.items[0].id };
  const calls = [
    { name: 'home', url: `${origin}/`, method: 'GET' },
    { name: 'comments', ...member.graphql(document('Comments'), { target: thread, page: 1 }) },
    { name: 'notifications', ...member.graphql(document('Notifications'), { page: 1 }) },
    { name: 'activity (legacy)', ...member.form('/activity/progress') },
  ];
  const observe = () => {
    // Slow enough to stay within the session's rate limit.
    const worker = new Worker(observer, { eval: true, workerData: { calls, everyMs: 800 } });
    return async (): Promise<Observed> => {
      worker.postMessage('end');
      const [{ times, refused }] = await once(worker, 'message');
      return Object.fromEntries(
        calls.map(({ name }) => [name, { ...summed(times[name]), refused: refused[name] }]),
      );
    };
  };
  return {
    thread,
    member,
    observe,
    /** Observes without a flood. */
    async alone(ms: number) {
      const end = observe();
      await delay(ms);
      return end();
    },
  };
};

export type Bystander = Awaited<ReturnType<typeof createBystander>>;

/** The slower of both values of each call, because a shared machine varies over time. */
export const slowerOf = (a: Observed, b: Observed): Observed =>
  Object.fromEntries(
    Object.entries(a).map(([name, one]) => {
      const other = b[name] ?? one;
      const [p50, max] = [Math.max(one.p50, other.p50), Math.max(one.max, other.max)];
      return [
        name,
        { calls: one.calls + other.calls, p50, max, refused: { ...one.refused, ...other.refused } },
      ];
    }),
  );

const PROMISED_MS = { home: 500, other: 1_000 };
/** The factor by which a call may be slower during a flood than without one. */
const FACTOR = 3;

/** The promises to bystanders that were broken by a flood. */
export const brokenPromises = (without: Observed, during: Observed): string[] =>
  Object.entries(during).flatMap(([name, { max, refused }]) => {
    const promised = name === 'home' ? PROMISED_MS.home : PROMISED_MS.other;
    const most = Math.max(promised, FACTOR * (without[name]?.max ?? 0));
    const refusals = Object.entries(refused).map(([how, count]) => `${count} × ${how}`);
    return [
      ...(max > most ? [`${name} took ${max} ms, at most ${most} promised`] : []),
      ...(refusals.length > 0 ? [`${name} was refused: ${refusals.join(', ')}`] : []),
    ];
  });
