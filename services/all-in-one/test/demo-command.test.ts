import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { generateKeys, openCommandSocket, type Peers } from '@seyir/kit';
import { contracts } from '@seyir/proto';
import { runCommand, type CommandHost } from '../src/run-command.js';

class FakeProcess extends EventEmitter implements CommandHost {
  readonly exits: number[] = [];
  said = '';
  readonly stdout = { write: (text: string) => (this.said += text) };
  readonly stderr = this.stdout;
  readonly stdin: CommandHost['stdin'];
  constructor(
    readonly env: NodeJS.ProcessEnv,
    typed: string | undefined,
  ) {
    super();
    if (typed !== undefined) this.stdin = Object.assign(Readable.from([typed]), { isTTY: true });
  }
  exit(code: number): void {
    this.exits.push(code);
  }
}

let folder: string;
let socket: { close(): Promise<void> } | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-demo-command-'));
});
afterEach(async () => {
  await socket?.close();
  socket = undefined;
  await rm(folder, { recursive: true, force: true });
});

const run = async (args: readonly string[], typed?: string) => {
  const host = new FakeProcess({ SEYIR_DATA: folder }, typed);
  await runCommand(host, 'demo', args);
  return host;
};

/** A site that runs on the folder, with one demo member and three comments; returns what was removed. */
const openSite = async () => {
  const removed: string[] = [];
  let members = ['9999aaaa-0000-4000-8000-000000000001'];
  const answers: Record<string, (request: { dryRun?: boolean; memberIds?: string[] }) => object> = {
    removeDemoMembers: ({ dryRun = false }) => {
      const memberIds = members;
      if (!dryRun) {
        removed.push(...memberIds);
        members = [];
      }
      return { memberIds, more: false };
    },
    removeDemoTitles: () => ({ more: false }),
    removePlacements: () => ({}),
    countKept: ({ memberIds = [] }) => {
      const about = memberIds.length > 0 ? members.length : 0;
      return { counts: [{ what: 'comments', count: about * 3, ofOthers: about }] };
    },
  };
  const peers = {
    client: (contract: Parameters<Peers['client']>[0]) =>
      Object.fromEntries(
        contract.methods.map(({ localName }) => [
          localName,
          (request: object) => Promise.resolve(answers[localName]?.(request) ?? {}),
        ]),
      ),
  } as unknown as Peers;
  socket = await openCommandSocket(folder, Object.values(contracts), peers);
  for (const name of ['secrets.json', 'demo-logins.json']) await writeFile(join(folder, name), '{}');
  return removed;
};

it('clear lists the demo content, and removes nothing without consent', async () => {
  const removed = await openSite();
  const dry = await run(['clear', '--dry-run']);
  expect(dry.said).toMatch(/members +1\n.*comments +3 +1 of them by members who stay/s);
  expect([dry.exits, dry.said]).toEqual([[0], expect.stringContaining('Nothing was removed.')]);
  const alone = await run(['clear']);
  expect([alone.exits, alone.said]).toEqual([
    [1],
    expect.stringContaining('add --yes to remove all of this'),
  ]);
  for (const typed of ['n\n', '\n', 'yok\n', '']) {
    const asked = await run(['clear'], typed);
    expect([asked.exits, asked.said]).toEqual([[1], expect.stringContaining('[y/N] Nothing was removed.')]);
  }
  expect(removed).toEqual([]);
  expect(existsSync(join(folder, 'demo-cleared.json'))).toBe(false);
});

it.each([
  [['clear'], 'y\n'],
  [['clear', '--yes'], undefined],
])('%j removes after consent, and finds nothing the second time', async (args, typed) => {
  const removed = await openSite();
  const host = await run(args, typed);
  expect([host.exits, host.said]).toEqual([[0], expect.stringContaining('The demo is cleared')]);
  expect(removed).toHaveLength(1);
  expect(existsSync(join(folder, 'demo-logins.json'))).toBe(false);
  expect(existsSync(join(folder, 'demo-cleared.json'))).toBe(true);
  const again = await run(['clear']);
  expect([again.exits, again.said]).toEqual([
    [0],
    expect.stringContaining('There is no demo content on this site.'),
  ]);
  const refresh = await run(['refresh']);
  expect([refresh.exits, refresh.said]).toEqual([[1], `There is no demo content in ${folder}\n`]);
});

it('clear starts no site in an empty folder', async () => {
  const host = await run(['clear', '--yes']);
  expect([host.exits, host.said]).toEqual([[0], `There is no site in ${folder}, and so no demo content.\n`]);
});

it.each([[['clear', '--yes']], [['clear', '--dry-run']], [['refresh']]])(
  '%j of a fleet requires SEYIR_DATA instead of using the folder of a local site',
  async (args) => {
    const { privateKey } = generateKeys();
    const host = new FakeProcess({ PEERS: '{"accounts":"127.0.0.1:1"}', SIGNING_KEY: privateKey }, undefined);
    await runCommand(host, 'demo', args);
    expect([host.exits, host.said]).toEqual([
      [1],
      expect.stringMatching(/^SEYIR_DATA must name the folder from which the demo/),
    ]);
  },
);

it.each([[[]], [['clear', 'all']], [['refresh', '--yes']], [['clear', '--force']], [['begin']]])(
  '%j prints the usage',
  async (args) => {
    const host = await run(args);
    expect(host.exits).toEqual([2]);
    expect(host.said).toContain('npm run demo -- clear [--dry-run] [--yes]');
  },
);
