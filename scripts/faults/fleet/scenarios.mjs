import { kafkaStopped } from './kafka-stopped.mjs';
import { kafkaWiped } from './kafka-wiped.mjs';
import { keycloakStopped } from './keycloak-stopped.mjs';
import { kills } from './kills.mjs';
import { postgresFrozen } from './postgres-frozen.mjs';
import { rebuild } from './rebuild.mjs';
import { redisStopped } from './redis-stopped.mjs';
import { rollingRestart } from './rolling-restart.mjs';
import { serviceKilled } from './service-killed.mjs';

/** In an order in which each finds the fleet whole; the lists of notifications grow before they are built anew. */
const scenarios = [
  ...[kills, kafkaStopped, kafkaWiped, rebuild],
  ...[postgresFrozen, redisStopped, serviceKilled, rollingRestart],
];

/** Where one signs in at Keycloak; the others sign in with passwords of the site's own. */
const identityScenarios = [keycloakStopped];

/** Whether a fault needs a fleet where one signs in at Keycloak. */
export const concernsKeycloak = (/** @type {string} */ fault) =>
  identityScenarios.some(({ name }) => name === fault);

/** All faults, in their order. */
export const faults = [...scenarios, ...identityScenarios].map(({ name, says }) => ({ name, says }));

/**
 * @typedef {import('./fleet-site.mjs').Outcome & { name: string, says: string, seconds: number }} Result
 */

/**
 * Runs every fault of the fleet's identity on it, one after the other; a fault that throws is a finding and does not keep the next.
 * @param {import('./fleet-site.mjs').FleetSite} site
 * @param {object} options
 * @param {boolean} options.long
 * @param {string[]} [options.only] names of scenarios, in the order in which they are to run
 * @param {AbortSignal} [options.signal]
 * @param {(text: string) => void} options.log
 * @param {(result: Result) => void} [options.onResult] as soon as each is there
 * @returns {Promise<Result[]>}
 */
export const runFaults = async (site, { long, only, signal, log, onResult }) => {
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
