import type { CommandConfig } from './command-config.js';

/** The arguments of a command. */
export interface CommandContext {
  readonly config: CommandConfig;
  /** Environment of the process, for services that start in it. */
  readonly env: NodeJS.ProcessEnv;
  readonly out: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly complain: (text: string) => void;
  /** Asks the operator for consent; undefined without a terminal. */
  readonly agrees: ((question: string) => Promise<boolean>) | undefined;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}
