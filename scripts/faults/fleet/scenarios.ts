import { kafkaStopped } from './kafka-stopped.ts';
import { kafkaWiped } from './kafka-wiped.ts';
import { keycloakStopped } from './keycloak-stopped.ts';
import { kills } from './kills.ts';
import { postgresFrozen } from './postgres-frozen.ts';
import { rebuild } from './rebuild.ts';
import { redisStopped } from './redis-stopped.ts';
import { rollingRestart } from './rolling-restart.ts';
import { roomProcessKilled } from './room-process-killed.ts';
import { serviceKilled } from './service-killed.ts';
import type { Outcome, FleetSite } from './fleet-site.ts';

/** In this order each fault finds a complete fleet, and the notification lists have grown before they are rebuilt. */
const scenarios = [
  kills,
  kafkaStopped,
  kafkaWiped,
  rebuild,
  postgresFrozen,
  redisStopped,
  serviceKilled,
  roomProcessKilled,
  rollingRestart,
];

/** For a fleet with Keycloak; the others sign in with the site's own passwords. */
const identityScenarios = [keycloakStopped];

/** Whether a fault needs a fleet with Keycloak. */
export const concernsKeycloak = (fault: string) => identityScenarios.some(({ name }) => name === fault);

/** All faults in order. */
export const faults = [...scenarios, ...identityScenarios].map(({ name, says }) => ({ name, says }));

export type Result = Outcome & { name: string; says: string; seconds: number };

/**
 * Runs all faults that fit the fleet's sign-in, in sequence. A fault that throws counts as a finding, and the next
 * one still runs.
 */
export const runFaults = async (
  site: FleetSite,
  {
    long,
    only,
    signal,
    log,
    onResult,
  }: {
    long: boolean;
    /** names of scenarios, in the order to run them */
    only?: string[];
    signal?: AbortSignal;
    log: (text: string) => void;
    /** called after each */
    onResult?: (result: Result) => void;
  },
): Promise<Result[]> => {
  const results = [];
  const all = site.keycloak ? identityScenarios : scenarios;
  const chosen = only
    ? only.flatMap((wanted) => all.filter(({ name }) => name === wanted))
    : all.filter((one) => long || !one.long);
  for (const { name, says, run } of chosen) {
    signal?.throwIfAborted();
    log(`› ${name}: ${says}`);
    const began = performance.now();
    const outcome = await run(site, { long, say: (text) => log(`  ${text}`) }).catch((error) => {
      log(`  ${error?.stack ?? error}`);
      return { findings: [String(error?.message ?? error)], facts: '' };
    });
    const seconds = Math.round((performance.now() - began) / 1_000);
    const good = outcome.findings.length === 0;
    log(`${good ? '✓' : '✗'} ${name} (${seconds} s): ${[outcome.facts, ...outcome.findings].join('\n    ')}`);
    const result = { name, says, seconds, ...outcome };
    results.push(result);
    onResult?.(result);
    await site.heal();
  }
  return results;
};
