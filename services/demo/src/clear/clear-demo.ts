import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@seyir/kit';
import { AccountsService, CatalogueService, MessagingService, PlaybackService } from '@seyir/proto';
import { markCleared } from '../fill/cleared.js';
import { loginsFile } from '../fill/logins.js';
import type { Kept, Survey, SurveyOptions } from './survey.js';

export interface ClearOptions extends Pick<SurveyOptions, 'peers' | 'blobs' | 'timeoutMs'> {
  /** Folder of `demo-logins.json`. */
  readonly dataDir: string;
  /** The things to clear. */
  readonly survey: Survey;
  /** Receives progress messages for the user. */
  readonly progress: (text: string) => void;
  /** If aborted, it rejects between two calls. */
  readonly signal: AbortSignal;
  /** How long services may take to drop their data without any visible progress. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 120_000;
const LOOK_MS = 500;

/**
 * Removes the demo with the services' own calls, a few things per call. Other services drop their data by events, and this waits
 * for them. Finished work stays done: after an interruption a second run continues. The demo is never filled in again.
 */
export const clearDemo = async (options: ClearOptions): Promise<void> => {
  const { peers, blobs, dataDir, survey, progress, signal, timeoutMs } = options;
  const call = { timeoutMs };
  await markCleared(dataDir, new Date());
  progress('Removing titles and episodes');
  await untilDone(signal, () => peers.client(CatalogueService).removeDemoTitles({}, call));
  await peers.client(PlaybackService).removePlacements({ ids: [...survey.placementIds] }, call);
  await untilDone(signal, () =>
    peers.client(MessagingService).removeImportedRooms({ codes: [...survey.roomIds] }, call),
  );
  // Threads go before members, because each member's removal would wait for threads that are removed anyway.
  progress('Waiting until other services have removed the data about them');
  await untilDropped(options, 'titles');
  progress('Removing members');
  await untilDone(signal, () => peers.client(AccountsService).removeDemoMembers({}, call));
  progress('Waiting until other services have removed their data');
  await untilDropped(options);
  progress('Removing pictures and clips');
  for (const name of survey.files) {
    signal.throwIfAborted();
    await blobs.delete(name);
  }
  // Versions up to 0.1.0 drew the pictures there.
  await rm(join(dataDir, 'artwork'), { recursive: true, force: true });
  // Deleted last, because this file shows that a run was interrupted.
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

/** The error message with the services that still have data, and what to do. */
const stuck = (left: readonly Kept[]): string =>
  [
    ...left.map(({ service, what, count }) => `${service} does not drop ${count} ${what}.`),
    'The same command continues from here. If the numbers do not change then either, an event of a removal was given up there:',
    'replay the rows of its table dead_letter, and delete none of them (docs/operations.md, Clear the demo).',
  ].join('\n');
