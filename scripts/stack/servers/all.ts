import { aptInstall } from '../lib/packages.ts';
import { jaeger } from './jaeger.ts';
import { kafka } from './kafka.ts';
import { keycloak } from './keycloak.ts';
import { mail } from './mail.ts';
import { postgres } from './postgres.ts';
import { prometheus } from './prometheus.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';
import type { Spec } from './spec.ts';
import type { Log } from '../lib/log.ts';

export const SPECS: Record<string, Spec> = { postgres, redis, kafka, s3, mail, keycloak, jaeger, prometheus };

/** The default servers of a stack. */
export const USUAL = Object.values(SPECS).flatMap(({ name, optional }) => (optional ? [] : [name]));

/** Installs missing dependencies of these servers on this machine; otherwise only checks. */
export async function install(names: string[], log: Log) {
  const specs = names.map((name) => SPECS[name]).filter((spec) => spec !== undefined);
  const missing = specs.flatMap((spec) => spec.missing());
  if (missing.length > 0) await aptInstall(missing, log);
  // In parallel: one server compiles while others download, each into its own folder.
  await Promise.all(specs.map((spec) => spec.install(log)));
}
