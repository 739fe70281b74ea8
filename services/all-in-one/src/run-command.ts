import { createInterface } from 'node:readline/promises';
import { readEnv, trustAuthorities } from '@seyir/kit';
import { adminCommand } from './admin-command.js';
import { commandEnv } from './command-config.js';
import { demoCommand } from './demo-command.js';
import { importCommand } from './import-command.js';

/** The part of `process` that the commands use. */
export interface CommandHost {
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly stdin?: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stderr: { write(text: string): unknown };
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
}

const INTERRUPTED = 130;
/** A terminal and npm may both forward one Ctrl-C. Only a later one counts as a second. */
const SAME_SIGNAL_MS = 1_000;

const commands = { demo: demoCommand, import: importCommand, admin: adminCommand };

export type CommandName = keyof typeof commands;

export const isCommand = (name: string | undefined): name is CommandName =>
  name !== undefined && Object.hasOwn(commands, name);

/** The error message for an unknown command. */
export const unknownCommand = (name: string): string =>
  `"${name}" is not a command: use "${Object.keys(commands).join('" or "')}", or none to run the site`;

/** Runs an operator command to its end: exits with its code, or with 130 after Ctrl-C, at once after a second one. */
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
  // Drivers may leave sockets and timers behind, so the process does not wait for an empty event loop.
  host.exit(stop.signal.aborted ? INTERRUPTED : code);
};

/** True for yes; every other answer is no. */
const ask = async (
  { stdin, stdout }: CommandHost,
  question: string,
  signal: AbortSignal,
): Promise<boolean> => {
  stdout.write(question);
  // Created without terminal features, so that Ctrl-C still reaches the process.
  const lines = createInterface({ input: stdin!, terminal: false, signal });
  for await (const line of lines) return /^y(es)?$/i.test(line.trim());
  return false;
};
