import { setTimeout as delay } from 'node:timers/promises';
import { types } from 'node:util';
import { ConfigError } from './config.js';

const CLOSE_LIMIT_MS = 25_000;
/** How long a start may go on after a signal before it is left where it is. */
const START_GRACE_MS = 5_000;
/** A terminal and a parent process may both pass on one Ctrl-C; only a later one is impatience. */
const SAME_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

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

export interface LifeLimits {
  /** How long closing may take before the process ends with 1. */
  readonly closeMs?: number;
  /** How long a start may go on after a signal before it is left where it is. */
  readonly startGraceMs?: number;
  /** The start is work of its own, such as a migration: it is waited for, and its failure counts, after a signal too. */
  readonly isWork?: boolean;
}

/**
 * The whole life of a process: starts, waits for SIGTERM, SIGINT or SIGHUP, takes everything back in reverse order and exits
 * with 0, or with 1 when the start failed or closing took too long. A signal during the start aborts `stopping`; a start
 * that does not end soon after it is not waited for, and none of its failures is an error any more. A start that
 * answers `done` was all there is to do: nothing is waited for.
 */
export async function runUntilSignal(
  process: ProcessLike,
  name: string,
  start: (onClose: OnClose, stopping: AbortSignal) => Promise<'done' | void>,
  { closeMs = CLOSE_LIMIT_MS, startGraceMs = START_GRACE_MS, isWork = false }: LifeLimits = {},
): Promise<void> {
  const closers: (() => unknown)[] = [];
  const complain = (text: string) => process.stderr.write(`${name}: ${text}\n`);
  let limit: NodeJS.Timeout | undefined;
  const limitClosing = () => {
    limit ??= setTimeout(() => {
      complain(`not closed within ${closeMs} ms`);
      process.exit(1);
    }, closeMs);
  };
  const signals = awaitSignal(process, limitClosing);
  const { stopping } = signals;
  let code = 0;
  try {
    const started = start((closer) => closers.push(closer), stopping);
    const patience = signals.received.then(() => delay(startGraceMs, undefined, { ref: false }));
    const outcome = await (isWork ? started : Promise.race([started, patience]));
    if (outcome !== 'done') await signals.received;
  } catch (error) {
    if (isWork || !stopping.aborted) {
      code = 1;
      complain(faultText(error));
    }
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
  const stop = new AbortController();
  const received = new Promise<void>((done) => {
    resolve = done;
  });
  const onSignal = () => {
    const now = performance.now();
    if (first !== undefined && now - first > SAME_SIGNAL_MS) process.exit(1);
    first ??= now;
    onFirst();
    stop.abort();
    resolve();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const forget = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  return { received, stopping: stop.signal, forget };
}

/** What a person reads when a process fails: of its environment and of files the fault alone, of all else the stack. */
export const faultText = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  if (!types.isNativeError(error)) return String(error);
  const isOfSystem = 'syscall' in error && 'errno' in error;
  return isOfSystem ? error.message : (error.stack ?? error.message);
};
