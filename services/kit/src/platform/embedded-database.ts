import type { Database } from '../ports/database.js';
import type { EmbeddedPostgres } from './embedded-postgres.js';

/** One database per service in the embedded cluster, made when it is first asked for. */
export function embeddedDatabase(postgres: EmbeddedPostgres): Database {
  return {
    async url(service) {
      await postgres.ensureDatabase(service);
      return postgres.url(service);
    },
  };
}

/** The database of a service that runs alone, by its address. */
export function databaseAt(url: string): Database {
  return { url: () => Promise.resolve(url) };
}
