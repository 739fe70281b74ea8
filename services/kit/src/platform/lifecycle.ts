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
 * takes effect when that has ended.
 */
export async function runUntilSignal(
  process: ProcessLike,
  name: string,
  start: (onClose: OnClose) => Promise<void>,
  closeLimitMs = CLOSE_LIMIT_MS,
): Promise<void> {
  const closers: (() => unknown)[] = [];
  const complain = (text: string) => process.stderr.write(`${name}: ${text}\n`);
  const { signalled, forget } = waitForSignal(
    process,
    () => {
      complain(`not closed within ${closeLimitMs} ms`);
      process.exit(1);
    },
    closeLimitMs,
  );
  let code = 0;
  try {
    await start((closer) => closers.push(closer));
    await signalled;
  } catch (error) {
    code = 1;
    complain(describe(error));
  }
  for (const closer of closers.reverse()) {
    try {
      await closer();
    } catch (error) {
      complain(describe(error));
    }
  }
  forget();
  // Drivers may leave sockets and timers behind, so the end is not left to an empty event loop.
  process.exit(code);
}

function waitForSignal(process: ProcessLike, giveUp: () => void, limitMs: number) {
  let limit: NodeJS.Timeout | undefined;
  let first: number | undefined;
  let received: () => void;
  const signalled = new Promise<void>((resolve) => {
    received = resolve;
  });
  const onSignal = () => {
    const now = performance.now();
    if (first !== undefined && now - first > SAME_SIGNAL_MS) process.exit(1);
    first ??= now;
    limit ??= setTimeout(giveUp, limitMs);
    received();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const forget = () => {
    clearTimeout(limit);
    for (const signal of SIGNALS) process.off(signal, onSignal);
  };
  return { signalled, forget };
}

const describe = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
