import { createInterface } from 'node:readline/promises';
import { readEnv, trustAuthorities } from '@seyir/kit';
import { commandEnv } from './command-config.js';
import { demoCommand } from './demo-command.js';
import { importCommand } from './import-command.js';

/** What the commands need of `process`. */
export interface CommandHost {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly stdin?: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown };
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
}

const INTERRUPTED = 130;
/** A terminal and npm may both pass on one Ctrl-C; only a later one is impatience. */
const SAME_SIGNAL_MS = 1_000;

const commands = { demo: demoCommand, import: importCommand };

export type CommandName = keyof typeof commands;

export const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(commands, name);

/** What is said to who asks for a command that there is not. */
export const unknownCommand = (name: string): string =>
  `"${name}" is no command: there are "${Object.keys(commands).join('" and "')}"; without one the site runs`;

/** Runs a command of the operator to its end: exits with its code, or 130 after Ctrl-C, at once after a second one. */
export const runCommand = async (
  host: CommandHost,
  name: CommandName,
  args: readonly string[],
): Promise<void> => {
  const stop = new AbortController();
  let first: number | undefined;
  const onSignal = () => {
    const now = performance.now();
    if (first !== undefined && now - first > SAME_SIGNAL_MS) host.exit(INTERRUPTED);
    first ??= now;
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) host.on(signal, onSignal);
  let code = 1;
  try {
    const config = readEnv(commandEnv, host.env);
    trustAuthorities(config);
    code = await commands[name](args, {
      config,
      env: host.env,
      out: host.stdout,
      complain: (text) => host.stderr.write(`${text}\n`),
      agrees: host.stdin?.isTTY ? (question) => ask(host, question, stop.signal) : undefined,
      signal: stop.signal,
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    if (!stop.signal.aborted) host.stderr.write(`${text}\n`);
  }
  // Drivers may leave sockets and timers behind, so the end is not left to an empty event loop.
  host.exit(stop.signal.aborted ? INTERRUPTED : code);
};

/** Yes, or whatever else stands for no. */
const ask = async (
  { stdin, stdout }: CommandHost,
  question: string,
  signal: AbortSignal,
): Promise<boolean> => {
  stdout.write(question);
  // Not a terminal of its own, so that Ctrl-C stays the process's.
  const lines = createInterface({ input: stdin!, terminal: false, signal });
  for await (const line of lines) return /^y(es)?$/i.test(line.trim());
  return false;
};
