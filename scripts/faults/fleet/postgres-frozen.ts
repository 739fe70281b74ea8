import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CallFailed, type SiteClient } from '../lib/site-client.ts';
import type { Scenario } from './fleet-site.ts';

const RATE = 10;
const FROZEN_MS = 30_000;
const REFUSED_MS = 2_000;
/** The gateway answers with an old page after two seconds. */
const PAGE_MS = 2_500;
const PROBE_EVERY_MS = 250;

/** Number of answers per code, and their durations. */
const spread = (answers: { code: string; ms: number }[]) =>
  [...Map.groupBy(answers, ({ code }) => code)]
    .map(([code, all]) => {
      const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
      return `${times.length} × ${code} after ${times[0]} to ${times.at(-1)} ms`;
    })
    .join(', ');

export const postgresFrozen: Scenario = {
  name: 'PostgreSQL frozen',
  says: 'by SIGSTOP: each write answers TRY_AGAIN within 2 s, the home page stands, no process ends; afterwards all goes on and nothing is lost or doubled',
  long: true,
  async run(site, { say }) {
    const { stack, fleet } = site;
    const findings: string[] = [];
    const writing = await site.write(RATE);
    const [member] = writing.members;
    const [episode = ''] = await site.client.episodes();
    if (!member) throw new Error('a member is needed');
    // Fills the page cache of each gateway.
    for (const client of site.clients) await client.page('/');
    await writing.next();
    let pagesMissed = 0;
    let slowestPage = 0;
    const lives = () => fleet.processes.map(({ key, pid, ends }) => `${key} ${pid} ${ends}`).join();
    const before = lives();
    const answers: { code: string; ms: number }[] = [];
    const probes: Promise<void>[] = [];
    const write = async (client: SiteClient) => {
      const began = performance.now();
      const code = await client.postComment(member, episode, `donuk ${randomUUID()}`, randomUUID()).then(
        () => 'an answer',
        (error) => (error instanceof CallFailed ? error.code : String(error)),
      );
      answers.push({ code, ms: Math.round(performance.now() - began) });
    };
    const page = async (client: SiteClient) => {
      const began = performance.now();
      await client.page('/').catch((error) => {
        pagesMissed++;
        say(`the home page: ${error.message}`);
      });
      slowestPage = Math.max(slowestPage, Math.round(performance.now() - began));
    };

    await writing.fault('PostgreSQL frozen');
    await stack.pause('postgres');
    try {
      for (const end = performance.now() + FROZEN_MS; performance.now() < end;) {
        for (const client of site.clients) probes.push(write(client), page(client));
        await delay(PROBE_EVERY_MS);
      }
      await Promise.all(probes);
    } finally {
      await stack.resume('postgres');
    }
    const woken = performance.now();
    await writing.next();
    const back = Math.round(performance.now() - woken);
    if (lives() !== before) findings.push('a process ended');
    if (pagesMissed > 0) findings.push(`the home page failed ${pagesMissed} times`);
    if (slowestPage > PAGE_MS) findings.push(`the home page took ${slowestPage} ms`);
    const wrong = answers.filter(({ code, ms }) => code !== 'TRY_AGAIN' || ms > REFUSED_MS);
    if (wrong.length > 0) findings.push(`${wrong.length} of ${answers.length} writes: ${spread(wrong)}`);
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    say(`${answers.length} writes refused, the slowest after ${slowest} ms; the next write after ${back} ms`);
    const { verdict, counts } = await writing.end();
    for (const [kind, list] of Object.entries(verdict.findings)) findings.push(`${kind} ${list.length}`);
    return {
      findings,
      facts: `frozen for ${FROZEN_MS / 1_000} s; ${answers.length} writes refused, the slowest after ${slowest} ms, the home page within ${slowestPage} ms; the next write ${back} ms after its return, ${counts.acknowledged} of ${counts.attempted} in all`,
    };
  },
};
