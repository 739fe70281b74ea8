import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCatalogue } from '@seyir/catalogue';
import { createVerifier, generateKeys, grpcServer } from '@seyir/kit';
import { eventually, testBench, type TestBench } from '@seyir/kit/testing';
import { makeCertificate } from '../../../scripts/stack/lib/certificate.ts';
import { freePorts } from '../../../scripts/stack/lib/ports.ts';
import { aTitle } from './import-bench.js';

const root = join(import.meta.dirname, '../../..');

/** Every process starts from its own `main`, because trusted authorities apply to the whole process. */
const start = (args: readonly string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(root, 'services/all-in-one/dist/main.js'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return {
    stop: () => child.kill('SIGTERM'),
    ended: said.then(([out, faults]) => ({ code: child.exitCode, said: out + faults })),
  };
};

let folder: string;
let tls: { cert: string; key: string; ca: string };
/** A store that accepts everything, or a trace collector. */
let server: Server;
let asked: string[];
let address: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-commands-'));
  const files = await makeCertificate(join(folder, 'tls'), '127.0.0.1');
  const [cert, key] = await Promise.all([readFile(files.cert, 'utf8'), readFile(files.key, 'utf8')]);
  tls = { cert, key, ca: cert };
  asked = [];
  server = createServer(tls, ({ method, url = '' }, response) => {
    asked.push(`${method} ${new URL(url, 'https://store').pathname}`);
    // The store is empty.
    response.writeHead(method === 'HEAD' ? 404 : 200, { etag: '"1"' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('with TLS for calls and the store', () => {
  let bench: TestBench;
  let fleet: Record<string, string>;
  beforeEach(async () => {
    bench = await testBench();
    const { privateKey, publicKey } = generateKeys();
    const [port = 0] = await freePorts(1);
    await bench.start(
      createCatalogue(
        { migrate: true },
        {
          ...bench.platform('catalogue'),
          verifier: createVerifier('catalogue', { importer: [publicKey] }),
          serve: (contract) => grpcServer(contract, `127.0.0.1:${port}`, { tls }),
        },
      ),
    );
    fleet = {
      PEERS: JSON.stringify({ catalogue: `127.0.0.1:${port}`, playback: `127.0.0.1:${port}` }),
      SIGNING_KEY: privateKey,
      GRPC_CERT: tls.cert,
      GRPC_KEY: tls.key,
      GRPC_CA: tls.ca,
      S3_ENDPOINT: address,
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 'b',
      TRUSTED_CA: tls.ca,
      SEYIR_DATA: folder,
    };
    // A picture of one pixel.
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';
    await writeFile(join(folder, 'afis.png'), Buffer.from(pixel, 'base64'));
    await writeFile(join(folder, 'katalog.jsonl'), JSON.stringify(aTitle('tls', { poster: 'afis.png' })));
  });
  afterEach(() => bench.close());

  const bring = () => start(['import', join(folder, 'katalog.jsonl')], fleet).ended;

  it('an import reaches both', async () => {
    expect(await bring()).toEqual({ code: 0, said: expect.stringContaining('1 created, 0 changed') });
    expect(asked.filter((one) => /^PUT \/seyir\/images\/import\/poster-\w+\.webp$/.test(one))).toHaveLength(
      1,
    );
  });

  it('an import without the authority sends nothing to the store', async () => {
    delete fleet['TRUSTED_CA'];
    expect(await bring()).toMatchObject({ code: 1 });
    expect(asked).toEqual([]);
  });
});

it('the site in one process sends spans to a collector with a private authority', async () => {
  const site = start([], {
    PORT: '0',
    SEYIR_DATA: join(folder, 'site'),
    SEYIR_DEMO: 'false',
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    TRUSTED_CA: tls.ca,
  });
  try {
    await eventually(() => asked.includes('POST /v1/traces'), 60_000);
  } finally {
    site.stop();
  }
  expect(await site.ended).toMatchObject({ code: 0 });
});
