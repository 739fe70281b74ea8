import { fdatasync, openSync, readFileSync, writeSync, closeSync } from 'node:fs';

/**
 * What the writer did, one JSON line a fact. A line is on the disk before whoever wrote it goes on.
 * @typedef {{ t: 'attempt', n: number, kind: 'comment' | 'reply', by: string, body: string, parent?: string }} Attempt
 * @typedef {{ t: 'ack', n: number, id: string, tries: number }} Ack
 * @typedef {{ t: 'refused', n: number, code: string }} Refused
 * @typedef {{ t: 'fault', what: string }} Fault
 * @typedef {Attempt | Ack | Refused | Fault} Line
 */

/**
 * @param {string} file
 * @returns {{ write(line: Line): Promise<void>, close(): void }} `write` resolves once the line is synced; lines that
 *   come during a sync share the next one
 */
export const openJournal = (file) => {
  const handle = openSync(file, 'a');
  /** @type {{ text: string, resolve: () => void, reject: (error: Error) => void }[]} */
  let waiting = [];
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

/**
 * @param {string} file
 * @returns {Line[]} a torn last line, as a killed writer leaves it, is left out
 */
export const readJournal = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
