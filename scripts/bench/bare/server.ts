// The reference server: only Fastify and pg. It runs the site's statements as prepared statements over pools of the
// same size, and answers with as many bytes; below `/one` it runs one statement of its own instead. `node server.ts PLAN` prints its port.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hash, verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';
import { ONE_STATEMENT_DATABASE } from './one-statement.ts';
import type { Plan, Statement, Step } from './record.ts';

const plan: Plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const pools = new Map<string, pg.Pool>();
const pool = (database: string) => {
  let made = pools.get(database);
  if (!made) {
    made = new pg.Pool({ host: plan.host, port: 5432, user: 'seyir', database, max: 6 });
    pools.set(database, made);
  }
  return made;
};

const names = new Map<string, string>();
const nameOf = (text: string) => {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
  }
  return name;
};

const isPlain = (text: string) => /^(BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/i.test(text);
const query = (client: pg.Pool | pg.PoolClient, { text, values }: Statement): Promise<pg.QueryResult> =>
  isPlain(text) ? client.query(text) : client.query({ name: nameOf(text), text, values });

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Digest of a session token. */
const DIGEST = /^\\x[\da-f]{64}$/;
const digest = () => `\\x${randomBytes(32).toString('hex')}`;

/** Ids that the recorded call created. Each repetition creates new ids, as the site does. */
const isMade = (id: string, since: number) =>
  plan.made.includes(id) ||
  // Random ids (UUIDv4) belong to new rows of sessions.
  id[14] === '4' ||
  (id[14] === '7' && parseInt(id.replaceAll('-', '').slice(0, 12), 16) >= since);

const freshly = (steps: Step[], since: number) => {
  const made = new Map<string, string>();
  const fresh = (id: string) => {
    if (!isMade(id, since)) return id;
    const own = made.get(id) ?? randomUUID();
    made.set(id, own);
    return own;
  };
  const value = (given: string | null) => given?.replace(UUID, fresh).replace(DIGEST, digest) ?? null;
  return steps.map(({ database, statements }) => ({
    database,
    statements: statements.map(({ text, values }) => ({ text, values: values.map(value) })),
  }));
};

// The same parameters as in the accounts service.
const aHash = await hash('parola', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const fastify = Fastify();
let logged = false;
fastify.setErrorHandler((error, _request, reply) => {
  if (!logged) console.error(error);
  logged = true;
  return reply.status(500).send();
});
fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
const padded = (rows: unknown, bytes: number) => {
  const body = JSON.stringify(rows);
  return body.length > bytes ? body.slice(0, bytes) : body.padEnd(bytes);
};
for (const [name, { type, bytes, hashes, since, steps, one }] of Object.entries(plan.calls)) {
  if (one)
    fastify.route({
      method: ['GET', 'POST'],
      url: `/one/${name}`,
      handler: async (_request, reply) => {
        const { rows } = await pool(ONE_STATEMENT_DATABASE).query({ name: nameOf(one.text), ...one });
        return reply.type(type).send(padded(rows, bytes));
      },
    });
  fastify.route({
    method: ['GET', 'POST'],
    url: `/${name}`,
    handler: async (_request, reply) => {
      if (hashes) await verify(aHash, 'parola');
      const rows = [];
      for (const { database, statements } of freshly(steps, since)) {
        const [only] = statements;
        if (only && statements.length === 1) {
          rows.push((await query(pool(database), only)).rows);
          continue;
        }
        const client = await pool(database).connect();
        try {
          for (const statement of statements) rows.push((await query(client, statement)).rows);
        } finally {
          client.release();
        }
      }
      return reply.type(type).send(padded(rows, bytes));
    },
  });
}
await fastify.listen({ port: 0, host: '127.0.0.1' });
console.log(`bare at ${fastify.listeningOrigin}`);
