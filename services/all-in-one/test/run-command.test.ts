import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { generateKeys } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { runCommand, type CommandHost } from '../src/run-command.js';
import { aTitle } from './import-bench.js';

class FakeProcess extends EventEmitter implements CommandHost {
  readonly exits: number[] = [];
  said = '';
  readonly stdout = { write: (text: string) => (this.said += text) };
  readonly stderr = this.stdout;
  constructor(readonly env: NodeJS.ProcessEnv) {
    super();
  }
  exit(code: number): void {
    this.exits.push(code);
  }
}

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-host-'));
  file = join(folder, 'katalog.jsonl');
  await writeFile(file, JSON.stringify(aTitle('uzun')));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const run = (env: NodeJS.ProcessEnv = {}) => {
  const host = new FakeProcess({ SEYIR_DATA: folder, ...env });
  return { host, ended: runCommand(host, 'import', [file]) };
};

it('ends a command at the first signal, and at once at a later one even if the site does not answer', async () => {
  await mkdir(join(folder, 'console'));
  let isAsked = false;
  const site = createServer((request, response) => {
    if (request.method === 'HEAD') response.end();
    else isAsked = true;
  });
  site.listen(join(folder, 'console/door.sock'));
  await once(site, 'listening');
  const { host, ended } = run();
  await eventually(() => isAsked);
  expect(host.said).toContain(`› On the running site in ${folder}\n`);
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now');
  clock.mockReturnValue(now);
  host.emit('SIGINT');
  host.emit('SIGINT');
  expect(host.exits).toEqual([]);
  clock.mockReturnValue(now + 1_500);
  host.emit('SIGTERM');
  expect(host.exits).toEqual([130]);
  clock.mockRestore();

  site.closeAllConnections();
  site.close();
  await ended;
});

it('reports which site it uses', async () => {
  const fleet = run({
    PEERS: '{"catalogue":"127.0.0.1:1","playback":"127.0.0.1:2"}',
    SIGNING_KEY: generateKeys().privateKey,
  });
  await eventually(() => fleet.host.said.includes('› On the fleet at 127.0.0.1:1, 127.0.0.1:2\n'));
  // No server answers at this address, so the command would wait.
  fleet.host.emit('SIGINT');
  await fleet.ended;
});

it.each([{ PEERS: '{"catalogue":"127.0.0.1:1"}' }, { SIGNING_KEY: generateKeys().privateKey }])(
  'refuses half of what a fleet takes: %#',
  async (half) => {
    const { host, ended } = run(half);
    await ended;
    expect(host.said).toMatch(/^A fleet needs both PEERS and SIGNING_KEY/);
    expect(host.exits).toEqual([1]);
  },
);

it('reports the expected format of an invalid key', async () => {
  const { host, ended } = run({ PEERS: '{"catalogue":"127.0.0.1:1"}', SIGNING_KEY: 'none' });
  await ended;
  expect(host.said).toContain('SIGNING_KEY: expected an Ed25519 private key as PKCS#8 PEM');
  expect(host.exits).toEqual([1]);
});
