import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ImpatientClient } from '../../src/store/impatient-client.js';

/** A message of PostgreSQL's protocol: type, length including itself, bytes. */
const message = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const ready = [message('R', Buffer.alloc(4)), message('Z', 'I')];
const goingDown = message(
  'E',
  'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0',
);

describe('a connection', () => {
  it('that the database ends before the pool has handed it out does not end the process', async () => {
    const server = createServer((socket) => {
      // The database is ready and goes down at once: both messages arrive in one packet.
      socket.once('data', () => socket.end(Buffer.concat([...ready, goingDown])));
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const config = {
      host: '127.0.0.1',
      port,
      user: 'seyir',
      database: 'seyir',
      password: '',
      Client: ImpatientClient,
    };
    const pool = new pg.Pool(config);
    pool.on('error', () => undefined);

    const client = await pool.connect();
    await expect(client.query('SELECT 1')).rejects.toThrow();

    client.release(true);
    await pool.end();
    server.close();
  });
});
