import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { BlobStore, Peers } from '@seyir/kit';
import { clearDemo } from '../src/clear/clear-demo.js';
import type { Survey } from '../src/clear/survey.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seyir-clear-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const nothing = {
  removeDemoTitles: {},
  removeDemoMembers: {},
  removePlacements: {},
  removeImportedRooms: {},
};
const peers = {
  client: () =>
    Object.fromEntries(
      Object.entries(nothing).map(([name, answer]) => [name, () => Promise.resolve(answer)]),
    ),
} as unknown as Peers;

it('names the services that still have data, and what to do', async () => {
  const survey: Survey = {
    counts: [],
    files: [],
    placementIds: [],
    roomIds: [],
    kept: () =>
      Promise.resolve([
        { service: 'comments', what: 'comments', count: 3, ofOthers: 0 },
        { service: 'notifications', what: 'notifications', count: 0, ofOthers: 0 },
        { service: 'notifications', what: 'wishes to know', count: 1, ofOthers: 0 },
      ]),
  };
  const clearing = clearDemo({
    peers,
    dataDir,
    survey,
    blobs: {} as BlobStore,
    timeoutMs: 1_000,
    patienceMs: 0,
    progress: () => undefined,
    signal: new AbortController().signal,
  });
  await expect(clearing).rejects.toThrow(
    /^comments does not drop 3 comments\.\nnotifications does not drop 1 wishes to know\.\n.*replay/s,
  );
});
