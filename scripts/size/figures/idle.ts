import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { family, memoryMb } from '../../bench/processes.ts';
import { startOpen } from '../../lib/site.ts';
import { serviceNames } from '../../lib/topology.ts';
import type { Options } from '../run.ts';

const SETTLE_MS = 30_000;
const AFTER_MS = 120_000;
const VISITORS = 32;
/** The promised memory: 420 MB with five services, and 15 MB more for each further service. */
const [FIRST, FIRST_MB, MORE_MB] = [5, 420, 15];
const PROMISED_MB = FIRST_MB + MORE_MB * Math.max(0, serviceNames.length - FIRST);

export const says = 'memory of the whole site in one process, with PostgreSQL';
export const paths = ['services', 'gateway/src', 'web/src'];

/** @param options the scale shortens the flood, but not the rest after it */
export const run = async ({ scale }: Options) => {
  const data = await mkdtemp(join(tmpdir(), 'seyir-size-'));
  try {
    const site = await startOpen(data);
    const memory = () => Math.round(memoryMb(family(site.pid)));
    try {
      await delay(SETTLE_MS);
      const idle = memory();
      const seconds = Math.max(5, Math.round(60 * scale));
      const asked = await flood(site.origin, seconds);
      const peak = memory();
      await delay(AFTER_MS);
      const after = memory();
      return [
        {
          value: `${idle} MB, ${SETTLE_MS / 1_000} s after the start`,
          promise: `≤ ${PROMISED_MB} MB with ${serviceNames.length} services: ${FIRST_MB} with ${FIRST}, and ${MORE_MB} for each further one`,
          ok: idle <= PROMISED_MB,
        },
        {
          value: `${after} MB two minutes after ${asked} pages in ${seconds} s, ${peak} MB at their end`,
          promise: '≤ 600 MB',
          ok: after <= 600,
        },
      ];
    } finally {
      await site.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};

/** Many concurrent requests of the home page. @returns their number */
const flood = async (origin: string, seconds: number): Promise<number> => {
  let asked = 0;
  const end = performance.now() + seconds * 1_000;
  const visit = async () => {
    while (performance.now() < end) {
      const answer = await fetch(`${origin}/?${asked}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.status} for a home page`);
      asked += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return asked;
};
