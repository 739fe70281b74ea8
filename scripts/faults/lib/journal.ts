import { fdatasync, openSync, readFileSync, writeSync, closeSync } from 'node:fs';

/** The writer's log, one JSON line per fact. A line is synced to disk before the writer continues. */
type Attempt = {
  t: 'attempt';
  n: number;
  kind: 'comment' | 'reply';
  by: string;
  body: string;
  parent?: string;
};

type Ack = { t: 'ack'; n: number; id: string; tries: number };

/** a position, and when it was measured */
type Report = { t: 'report'; n: number; by: string; episode: string; seconds: number; at: string };

/** a report that was acknowledged */
type Kept = { t: 'kept'; n: number };

/** a write other than a comment, a reply or a report */
type Begun = { t: 'intent'; n: number; kind: string; key: string; value: string; by: number };

type Settled = { t: 'settled'; n: number; kind: string };

type Refused = { t: 'refused'; n: number; code: string };

type Fault = { t: 'fault'; what: string };

export type Line = Attempt | Ack | Report | Kept | Begun | Settled | Refused | Fault;

/** @returns `write` resolves once the line is synced; lines that arrive during a sync share the next one */
export const openJournal = (file: string): { write(line: Line): Promise<void>; close(): void } => {
  const handle = openSync(file, 'a');
  let waiting: { text: string; resolve: () => void; reject: (error: Error) => void }[] = [];
  let syncing = false;
  const sync = () => {
    if (syncing || waiting.length === 0) return;
    syncing = true;
    const batch = waiting;
    waiting = [];
    writeSync(handle, batch.map(({ text }) => text).join(''));
    fdatasync(handle, (error) => {
      syncing = false;
      for (const { resolve, reject } of batch) {
        if (error) reject(error);
        else resolve();
      }
      sync();
    });
  };
  return {
    write: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ text: `${JSON.stringify(line)}\n`, resolve, reject });
        sync();
      }),
    close: () => closeSync(handle),
  };
};

/** @returns without a torn last line, which a killed writer leaves */
export const readJournal = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
