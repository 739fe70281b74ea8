import type { Database } from '../ports/database.js';
import type { EmbeddedPostgres } from './embedded-postgres.js';

/** One database per service in the embedded cluster, created on first use. */
export function embeddedDatabase(postgres: EmbeddedPostgres): Database {
  return {
    async address(service) {
      await postgres.ensureDatabase(service);
      return postgres.url(service);
    },
  };
}
