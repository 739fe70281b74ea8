import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One row of topology.json. The name determines the folders services/NAME, charts/NAME and proto/seyir/NAME, and the
 * package `@seyir/NAME`.
 */
export interface Service {
  /** one lower-case word */
  name: string;
  /** services that it calls */
  calls: string[];
  /** its needs besides PostgreSQL, Kafka and Redis: the site's public origin, the S3 store, the mail server */
  needs?: ('origin' | 'store' | 'mail')[];
  /** processes in `npm run start:fleet` and in Compose; default 1 */
  replicas?: number;
}

/** @param root of a checkout @returns in start order */
export const readServices = (root: string): Service[] =>
  JSON.parse(readFileSync(join(root, 'topology.json'), 'utf8')).services;

/** The services of this checkout. */
export const services = readServices(join(import.meta.dirname, '../..'));

export const serviceNames = services.map(({ name }) => name);
