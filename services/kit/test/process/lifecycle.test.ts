import { beforeEach, describe, expect, test } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { readdir } from 'node:fs/promises';
import { ConfigError } from '../../src/process/config.js';
import { runUntilSignal, type ProcessLike } from '../../src/process/lifecycle.js';
import { eventually } from '../../src/testing/eventually.js';

class FakeProcess extends EventEmitter implements ProcessLike {
  readonly env = {};
  readonly exits: number[] = [];
  errors = '';
  readonly stderr = { write: (text: string) => (this.errors += text) };
  exit(code: number): void {
    this.exits.push(code);
  }
}

describe('the life of a process', () => {
  let process: FakeProcess;
  let steps: string[];
  beforeEach(() => {
    process = new FakeProcess();
    steps = [];
  });

  const run = (start: () => Promise<void> = async () => undefined, limitMs?: number) =>
    runUntilSignal(
      process,
      'comments',
      async (onClose) => {
        onClose(() => steps.push('close platform'));
        onClose(async () => {
          await new Promise(setImmediate);
          steps.push('close service');
        });
        await start();
        steps.push('started');
      },
      limitMs === undefined ? {} : { closeMs: limitMs },
    );

  test.each(['SIGTERM', 'SIGINT'])('%s undoes everything in reverse order', async (signal) => {
    const life = run();
    await eventually(() => steps.includes('started'));
    expect(process.exits).toEqual([]);
    process.emit(signal);
    process.emit(signal);
    await life;
    expect(steps).toEqual(['started', 'close service', 'close platform']);
    expect(process.exits).toEqual([0]);
    expect(process.eventNames()).toEqual([]);
  });

  test('a start that returns done ends the process', async () => {
    await runUntilSignal(process, 'comments', async (onClose) => {
      onClose(() => steps.push('closed'));
      return 'done';
    });
    expect(steps).toEqual(['closed']);
    expect(process.exits).toEqual([0]);
  });

  test('a signal during the start takes effect after it', async () => {
    await run(async () => void process.emit('SIGTERM'));
    expect(steps).toEqual(['started', 'close service', 'close platform']);
  });

  test('a start that reacts to the signal is undone, and is no failure', async () => {
    await runUntilSignal(process, 'comments', async (onClose, stopping) => {
      onClose(() => steps.push('close platform'));
      process.emit('SIGTERM');
      stopping.throwIfAborted();
      steps.push('started');
    });
    expect(steps).toEqual(['close platform']);
    expect(process.errors).toBe('');
    expect(process.exits).toEqual([0]);
  });

  test('a start that ignores the signal is abandoned', async () => {
    const life = runUntilSignal(
      process,
      'comments',
      (onClose) => {
        onClose(() => steps.push('close platform'));
        return new Promise(() => undefined);
      },
      { startGraceMs: 20 },
    );
    process.emit('SIGTERM');
    await life;
    expect(steps).toEqual(['close platform']);
    expect(process.exits).toEqual([0]);
  });

  test('an error of the file system is one line without a stack', async () => {
    await run(async () => void (await readdir('/yok/boyle-bir-klasor')));
    expect(process.errors).toBe(
      "comments: ENOENT: no such file or directory, scandir '/yok/boyle-bir-klasor'\n",
    );
  });

  test('a failed start is reported, undone, and exits with 1', async () => {
    await run(() => Promise.reject(new ConfigError('PORT is missing')));
    expect(steps).toEqual(['close service', 'close platform']);
    expect(process.errors).toBe('comments: PORT is missing\n');
    expect(process.exits).toEqual([1]);
  });

  test('the time limit ends a close that hangs', async () => {
    void runUntilSignal(process, 'comments', async (onClose) => onClose(() => new Promise(() => undefined)), {
      closeMs: 20,
    });
    process.emit('SIGTERM');
    await eventually(() => process.exits.length > 0);
    expect(process.exits).toEqual([1]);
    expect(process.errors).toContain('not closed within 20 ms');
  });

  test('a failure to close one thing does not keep the others open', async () => {
    const life = runUntilSignal(process, 'comments', async (onClose) => {
      onClose(() => steps.push('closed'));
      onClose(() => Promise.reject(new Error('stuck')));
    });
    process.emit('SIGTERM');
    await life;
    expect(steps).toEqual(['closed']);
    expect(process.errors).toContain('stuck');
  });
});
