import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDoor } from './door.mjs';
import { databasesIn, openTables } from '../../lib/tables.mjs';
import { beginWriting } from './writing.mjs';

const RATE = 50;

/** @typedef {'process' | 'database'} Fault */

/**
 * @typedef {object} Outcome
 * @property {import('./verdict.mjs').Verdict} verdict
 * @property {{ attempted: number, acknowledged: number, retried: number, refused: number, internal: number, replies: number, told: number }} counts
 * @property {Record<Fault, number[]>} recoveryMs from each kill to the next acknowledged write
 * @property {number} seconds
 */

/**
 * Writes at a steady rate, kills again and again, waits until all is quiet and judges what is there.
 * @param {object} options
 * @param {import('./site.mjs').Site} options.site a running site with demo content
 * @param {Fault[]} options.faults in this order
 * @param {[number, number]} options.apartMs least and longest time of undisturbed writing before each
 * @param {string} options.folder for the journal
 * @param {(text: string) => void} options.say
 * @returns {Promise<Outcome>}
 */
export const crash = async ({ site, faults, apartMs: [least, longest], folder, say }) => {
  const started = performance.now();
  const writing = await beginWriting({
    door: openDoor(site.origin),
    tables: openTables(databasesIn(site.data)),
    logins: JSON.parse(readFileSync(join(site.data, 'demo-logins.json'), 'utf8')),
    ...{ folder, rate: RATE },
  });
  /** @type {Record<Fault, number[]>} */
  const recoveryMs = { process: [], database: [] };

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
  await delay(least);
  const { verdict, counts } = await writing.end();
  return { verdict, counts, recoveryMs, seconds: Math.round((performance.now() - started) / 1_000) };
};
