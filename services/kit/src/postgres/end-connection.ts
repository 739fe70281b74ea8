import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const PATIENCE_MS = 1_500;

/** Ends a connection, or abandons it after 1.5 s if the server does not answer. Never rejects. */
export const endConnection = async (client: pg.Client): Promise<void> => {
  await Promise.race([client.end().catch(() => undefined), delay(PATIENCE_MS, undefined, { ref: false })]);
};
