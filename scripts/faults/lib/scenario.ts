import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { peersBehindSocket } from '@seyir/kit';
import { openSiteClient } from './site-client.ts';
import { databasesIn, openTables } from '../../lib/tables.ts';
import { beginWriting } from './writing.ts';
import type { Verdict } from './verdict.ts';
import type { Site } from './site.ts';

/** Each comment is accompanied by about four writes of other kinds. */
const RATE = 20;

export type Fault = 'process' | 'database';

export interface Outcome {
  verdict: Verdict;
  counts: {
    attempted: number;
    acknowledged: number;
    retried: number;
    refused: number;
    internal: number;
    positions: number;
    others: number;
    settled: Record<string, number>;
    replies: number;
    notified: number;
  };
  /** from each kill to the next acknowledged write */
  recoveryMs: Record<Fault, number[]>;
  seconds: number;
}

/** Writes at a constant rate, kills repeatedly, waits until all is quiet and judges the stored data. */
export const crash = async ({
  site,
  faults,
  apartMs: [least, longest],
  folder,
  say,
}: {
  /** a running site with demo content */
  site: Site;
  /** in this order */
  faults: Fault[];
  /** shortest and longest time of undisturbed writing before each */
  apartMs: [number, number];
  /** for the journal */
  folder: string;
  say: (text: string) => void;
}): Promise<Outcome> => {
  const started = performance.now();
  const writing = await beginWriting({
    client: openSiteClient(site.origin),
    tables: openTables(databasesIn(site.data)),
    logins: JSON.parse(readFileSync(join(site.data, 'demo-logins.json'), 'utf8')),
    folder,
    rate: RATE,
    mails: join(site.data, 'mails'),
    importer: () => peersBehindSocket(site.data),
  });
  const recoveryMs: Record<Fault, number[]> = { process: [], database: [] };

  try {
    for (const [index, fault] of faults.entries()) {
      await delay(least + Math.random() * (longest - least));
      await writing.fault(fault);
      const killed = performance.now();
      await (fault === 'process' ? site.killProcess() : site.killDatabase());
      await writing.next();
      const took = Math.round(performance.now() - killed);
      recoveryMs[fault].push(took);
      say(`kill ${index + 1} of ${faults.length} (${fault}): writes again after ${took} ms`);
    }
  } catch (error) {
    // Otherwise the writer would go on, and the process would not end.
    await writing.stop();
    throw error;
  }
  await delay(least);
  const { verdict, counts } = await writing.end();
  return { verdict, counts, recoveryMs, seconds: Math.round((performance.now() - started) / 1_000) };
};
