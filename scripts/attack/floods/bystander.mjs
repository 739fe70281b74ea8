// A member and a visitor who use the site while it is flooded: how long their calls take, and which are refused.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { callerOf } from '../../lib/caller.mjs';
import { pageDocuments } from '../../lib/page-documents.mjs';

/**
 * Times of one call in ms, `refused` by status and code.
 * @typedef {{ calls: number, p50: number, max: number, refused: Record<string, number> }} Times
 * @typedef {Record<string, Times>} Observed by the name of the call: `home` is the cached home page, the rest is a member's
 */

/** The bystander has a thread of its own: in the flood's one its calls would wait for the flood's work. */
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

/** @param {number[]} times @returns {Pick<Times, 'calls' | 'p50' | 'max'>} */
const summed = (times) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ index) => Math.round(sorted[index] ?? 0);
  return { calls: sorted.length, p50: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
};

/**
 * Signs the bystander in. The answer begins to observe, and ends with what was observed.
 * @param {object} options
 * @param {string} options.origin
 * @param {{ username: string, password: string }} options.login
 */
export const createBystander = async ({ origin, login }) => {
  const member = await callerOf(origin).signedIn(login);
  const document = (/** @type {string} */ name) => pageDocuments.get(name) ?? '';
  const latest = await member.data(document('LatestEpisodes'), { page: 1, size: 1 });
  /** @type {{ kind: string, id: string }} */
  const thread = { kind: 'EPISODE', id: latest.latestEpisodes.items[0].id };
  const calls = [
    { name: 'home', url: `${origin}/`, method: 'GET' },
    { name: 'comments', ...member.graphql(document('Comments'), { target: thread, page: 1 }) },
    { name: 'notifications', ...member.graphql(document('Notifications'), { page: 1 }) },
    { name: 'activity (legacy)', ...member.form('/activity/progress') },
  ];
  const observe = () => {
    // Seldom enough for the limit of all calls of a session.
    const worker = new Worker(observer, { eval: true, workerData: { calls, everyMs: 800 } });
    return async () => {
      worker.postMessage('end');
      const [{ times, refused }] = await once(worker, 'message');
      return /** @type {Observed} */ (
        Object.fromEntries(
          calls.map(({ name }) => [name, { ...summed(times[name]), refused: refused[name] }]),
        )
      );
    };
  };
  return {
    thread,
    member,
    observe,
    /** What is observed while nothing else happens. @param {number} ms */
    async alone(ms) {
      const end = observe();
      await delay(ms);
      return end();
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof createBystander>>} Bystander */

/** The slower of both by each call: a shared machine is not the same before and after. @param {Observed} a @param {Observed} b */
export const slowerOf = (a, b) =>
  /** @type {Observed} */ (
    Object.fromEntries(
      Object.entries(a).map(([name, one]) => {
        const other = b[name] ?? one;
        const [p50, max] = [Math.max(one.p50, other.p50), Math.max(one.max, other.max)];
        return [
          name,
          { calls: one.calls + other.calls, p50, max, refused: { ...one.refused, ...other.refused } },
        ];
      }),
    )
  );

const PROMISED_MS = { home: 500, other: 1_000 };
/** Where the machine is slow: no more than so often what the same call takes without the flood. */
const FACTOR = 3;

/**
 * What does not hold of the promise to bystanders.
 * @param {Observed} without @param {Observed} during @returns {string[]}
 */
export const brokenPromises = (without, during) =>
  Object.entries(during).flatMap(([name, { max, refused }]) => {
    const promised = name === 'home' ? PROMISED_MS.home : PROMISED_MS.other;
    const most = Math.max(promised, FACTOR * (without[name]?.max ?? 0));
    const refusals = Object.entries(refused).map(([how, count]) => `${count} × ${how}`);
    return [
      ...(max > most ? [`${name} took ${max} ms, at most ${most} promised`] : []),
      ...(refusals.length > 0 ? [`${name} was refused: ${refusals.join(', ')}`] : []),
    ];
  });
