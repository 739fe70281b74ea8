import type { CommandConfig } from './command-config.js';

/** What a command is given. */
export interface CommandContext {
  readonly config: CommandConfig;
  /** Of the process, for services that start in it. */
  readonly env: NodeJS.ProcessEnv;
  readonly out: { readonly isTTY?: boolean; write(text: string): unknown };
  readonly complain: (text: string) => void;
  /** Whether the person who runs it agrees; undefined where nobody sits there. */
  readonly agrees: ((question: string) => Promise<boolean>) | undefined;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
}
