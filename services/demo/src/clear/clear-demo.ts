import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@seyir/kit';
import { AccountsService, CatalogueService, PlaybackService } from '@seyir/proto';
import { markCleared } from '../fill/cleared.js';
import { loginsFile } from '../fill/logins.js';
import type { Kept, Survey, SurveyOptions } from './survey.js';

export interface ClearOptions extends Pick<SurveyOptions, 'peers' | 'blobs' | 'timeoutMs'> {
  /** Where `demo-logins.json` is kept. */
  readonly dataDir: string;
  /** What is to be cleared. */
  readonly survey: Survey;
  /** Told what is going on, for the person who waits. */
  readonly progress: (text: string) => void;
  /** Rejects between two calls once aborted. */
  readonly signal: AbortSignal;
  /** How long services may take to drop what is theirs, without any of it going. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 120_000;
const LOOK_MS = 500;

/**
 * Removes the demo through the services' own calls, some things a call; what others keep of it follows by events and is
 * waited for. Whatever is done stays done: after an interruption a second run goes on. Nothing fills it in again.
 */
export const clearDemo = async (options: ClearOptions): Promise<void> => {
  const { peers, blobs, dataDir, survey, progress, signal, timeoutMs } = options;
  const call = { timeoutMs };
  await markCleared(dataDir, new Date());
  progress('Removing titles and episodes');
  await untilDone(signal, () => peers.client(CatalogueService).removeDemoTitles({}, call));
  await peers.client(PlaybackService).removePlacements({ ids: [...survey.placementIds] }, call);
  // All of that before members go: each of them would wait for threads that are going anyway.
  progress('Waiting until what hangs on them is gone');
  await untilDropped(options, 'titles');
  progress('Removing members');
  await untilDone(signal, () => peers.client(AccountsService).removeDemoMembers({}, call));
  progress('Waiting until what they made is gone');
  await untilDropped(options);
  progress('Removing pictures and clips');
  for (const name of survey.files) {
    signal.throwIfAborted();
    await blobs.delete(name);
  }
  // Versions up to 0.1.0 drew the pictures there.
  await rm(join(dataDir, 'artwork'), { recursive: true, force: true });
  // Last: a run that was interrupted before finds something to do by it.
  await rm(loginsFile(dataDir), { force: true });
};

const untilDone = async (signal: AbortSignal, remove: () => Promise<{ more: boolean }>): Promise<void> => {
  do signal.throwIfAborted();
  while ((await remove()).more);
};

const untilDropped = async (
  { survey, signal, patienceMs = PATIENCE_MS }: ClearOptions,
  of?: 'titles',
): Promise<void> => {
  let least = Number.POSITIVE_INFINITY;
  let since = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const left = (await survey.kept(of)).filter(({ count }) => count > 0);
    if (left.length === 0) return;
    const count = left.reduce((sum, one) => sum + one.count, 0);
    if (count < least) [least, since] = [count, performance.now()];
    else if (performance.now() - since > patienceMs) throw new Error(stuck(left));
    await systemClock().sleep(LOOK_MS, signal);
  }
};

/** Which service has not heard of what, and what to do. */
const stuck = (left: readonly Kept[]): string =>
  [
    ...left.map(({ service, what, count }) => `${service} does not drop ${count} ${what}.`),
    'The same command goes on from here. If nothing has gone by then either, an event of a removal was given up there:',
    'replay what lies in its table dead_letter, and delete none of it (docs/operations.md, Clear the demo).',
  ].join('\n');
