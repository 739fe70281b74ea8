import { aptInstall } from '../lib/packages.mjs';
import { jaeger } from './jaeger.mjs';
import { kafka } from './kafka.mjs';
import { keycloak } from './keycloak.mjs';
import { mail } from './mail.mjs';
import { postgres } from './postgres.mjs';
import { prometheus } from './prometheus.mjs';
import { redis } from './redis.mjs';
import { s3 } from './s3.mjs';

/** @type {Record<string, import('./spec.mjs').Spec>} */
export const SPECS = { postgres, redis, kafka, s3, mail, keycloak, jaeger, prometheus };

/** Those that a stack has unless it is asked for others. */
export const USUAL = Object.values(SPECS).flatMap(({ name, optional }) => (optional ? [] : [name]));

/**
 * Installs what these servers lack on this machine; looks only, when nothing is missing.
 * @param {string[]} names
 * @param {import('../lib/log.mjs').Log} log
 */
export async function install(names, log) {
  const specs = names.map((name) => SPECS[name]).filter((spec) => spec !== undefined);
  const missing = specs.flatMap((spec) => spec.missing());
  if (missing.length > 0) await aptInstall(missing, log);
  // Side by side: one compiles while others are fetched, each into a folder of its own.
  await Promise.all(specs.map((spec) => spec.install(log)));
}
