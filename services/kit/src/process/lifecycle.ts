import { setTimeout as delay } from 'node:timers/promises';
import { types } from 'node:util';
import { ConfigError } from './config.js';

const CLOSE_LIMIT_MS = 25_000;
/** How long the start may continue after a signal before it is abandoned, in ms. */
const START_GRACE_MS = 5_000;
/** A terminal and a parent process may both forward one Ctrl-C. Only a later signal counts as a second one. */
const SAME_SIGNAL_MS = 1_000;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** The part of `process` that an entry point uses. */
export interface ProcessLike {
  readonly env: NodeJS.ProcessEnv;
  readonly stderr: { write(text: string): unknown };
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  off(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
}

/** Registers a function that undoes what was just started. */
export type OnClose = (closer: () => unknown) => void;

export interface LifeLimits {
  /** How long closing may take before the process exits with 1. */
  readonly closeMs?: number;
  /** How long the start may continue after a signal before it is abandoned. */
  readonly startGraceMs?: number;
  /** The start is the work itself, such as a migration: the process waits for it and reports its failure, also after a signal. */
  readonly isWork?: boolean;
}

/**
 * Runs the whole life of a process: starts, waits for SIGTERM, SIGINT or SIGHUP, undoes everything in reverse order and exits
 * with 0, or with 1 if the start failed or closing took too long. A signal during the start aborts `stopping`. A start that does
 * not end soon afterwards is abandoned, and its failures no longer count. If a start returns `done`, the process exits without
 * waiting for a signal.
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
  // Drivers may leave sockets and timers behind, so the process does not wait for an empty event loop.
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

/** The message for a failed process: the fault alone for environment and file errors, the stack for all others. */
export const faultText = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  if (!types.isNativeError(error)) return String(error);
  const isOfSystem = 'syscall' in error && 'errno' in error;
  return isOfSystem ? error.message : (error.stack ?? error.message);
};
