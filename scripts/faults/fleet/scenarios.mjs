import { kafkaStopped } from './kafka-stopped.mjs';
import { keycloakStopped } from './keycloak-stopped.mjs';
import { kills } from './kills.mjs';
import { rebuild } from './rebuild.mjs';
import { redisStopped } from './redis-stopped.mjs';
import { rollingRestart } from './rolling-restart.mjs';
import { serviceKilled } from './service-killed.mjs';

/** In an order in which each finds the fleet whole; the lists of notifications grow before they are built anew. */
const scenarios = [kills, kafkaStopped, rebuild, redisStopped, serviceKilled, rollingRestart];

/** Where one signs in at Keycloak; the others sign in with passwords of the site's own. */
const identityScenarios = [keycloakStopped];

/**
 * @typedef {import('./fleet-site.mjs').Outcome & { name: string, says: string, seconds: number }} Result
 */

/**
 * Runs every fault of the fleet's identity on it, one after the other; a fault that throws is a finding and does not keep the next.
 * @param {import('./fleet-site.mjs').FleetSite} site
 * @param {object} options
 * @param {boolean} options.long
 * @param {string[]} [options.only] names of scenarios
 * @param {AbortSignal} [options.signal]
 * @param {(text: string) => void} options.log
 * @returns {Promise<Result[]>}
 */
export const runFaults = async (site, { long, only, signal, log }) => {
  const results = [];
  const all = site.keycloak ? identityScenarios : scenarios;
  for (const { name, says, run } of all.filter((one) =>
    only ? only.includes(one.name) : long || !one.long,
  )) {
    signal?.throwIfAborted();
    log(`› ${name}: ${says}`);
    const began = performance.now();
    const outcome = await run(site, { long, say: (text) => log(`  ${text}`) }).catch((error) => ({
      findings: [String(error?.stack ?? error)],
      facts: '',
    }));
    const seconds = Math.round((performance.now() - began) / 1_000);
    const good = outcome.findings.length === 0;
    log(`${good ? '✓' : '✗'} ${name} (${seconds} s): ${[outcome.facts, ...outcome.findings].join('\n    ')}`);
    results.push({ name, says, seconds, ...outcome });
    await site.heal();
  }
  return results;
};
