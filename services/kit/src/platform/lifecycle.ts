import { types } from 'node:util';
import { ConfigError } from './config.js';

const CLOSE_LIMIT_MS = 25_000;
/** A terminal and a parent process may both pass on one Ctrl-C; only a later one is impatience. */
const SAME_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** What an entry needs of `process`. */
export interface ProcessLike {
  readonly env: NodeJS.ProcessEnv;
  readonly stderr: { write(text: string): unknown };
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  off(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
}

/** Registers how to take back what was just started. */
export type OnClose = (closer: () => unknown) => void;

/**
 * The whole life of a process: starts, waits for SIGTERM or SIGINT, takes everything back in reverse order and exits
 * with 0, or with 1 when the start failed or closing took longer than `closeLimitMs`. A signal during the start
 * takes effect when that has ended. A start that answers `done` was all there is to do: nothing is waited for.
 */
export async function runUntilSignal(
  process: ProcessLike,
  name: string,
  start: (onClose: OnClose) => Promise<'done' | void>,
  closeLimitMs = CLOSE_LIMIT_MS,
): Promise<void> {
  const closers: (() => unknown)[] = [];
  const complain = (text: string) => process.stderr.write(`${name}: ${text}\n`);
  let limit: NodeJS.Timeout | undefined;
  const limitClosing = () => {
    limit ??= setTimeout(() => {
      complain(`not closed within ${closeLimitMs} ms`);
      process.exit(1);
    }, closeLimitMs);
  };
  const signals = awaitSignal(process, limitClosing);
  let code = 0;
  try {
    const outcome = await start((closer) => closers.push(closer));
    if (outcome !== 'done') await signals.received;
  } catch (error) {
    code = 1;
    complain(faultText(error));
  }
  limitClosing();
  for (const closer of closers.reverse()) {
    try {
      await closer();
    } catch (error) {
      complain(faultText(error));
    }
  }
  signals.forget();
  clearTimeout(limit);
  // Drivers may leave sockets and timers behind, so the end is not left to an empty event loop.
  process.exit(code);
}

function awaitSignal(process: ProcessLike, onFirst: () => void) {
  let first: number | undefined;
  let resolve: () => void;
  const received = new Promise<void>((done) => {
    resolve = done;
  });
  const onSignal = () => {
    const now = performance.now();
    if (first !== undefined && now - first > SAME_SIGNAL_MS) process.exit(1);
    first ??= now;
    onFirst();
    resolve();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const forget = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  return { received, forget };
}

/** What whoever started a process reads when it fails: of its environment the fault alone, of all else the stack. */
export const faultText = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  return types.isNativeError(error) ? (error.stack ?? error.message) : String(error);
};
