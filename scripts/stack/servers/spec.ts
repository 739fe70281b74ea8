import type { Log } from '../lib/log.ts';
import type { Launch } from '../lib/processes.ts';

/** The description of one kind of server; server.ts does everything else for all. */
export interface Spec {
  name: string;
  /** only in stacks that request it by name */
  optional?: true;
  /** names of its ports; `client` is the one for clients */
  ports: string[];
  /** created once per home; `wipe` recreates those of `identity` */
  secrets: () => Record<string, string>;
  /** names of secrets that belong to the data */
  identity: string[];
  /** missing Debian packages */
  missing: () => string[];
  /** installs everything that is not a Debian package */
  install: (log: Log) => Promise<void>;
  /** data folder, configuration */
  prepare: (context: Context) => Promise<Launch>;
  ready: (context: Context, pid: number) => Promise<boolean>;
  /** runs after each start, repeatable */
  provision: (context: Context) => Promise<void>;
  /** maximum time of a start, default 90 s */
  startMs?: number;
  /** signal for a graceful stop */
  stopSignal: NodeJS.Signals;
}

export interface Context {
  /** the server's own, with its data in `data` */
  folder: string;
  ports: Record<string, number>;
  secrets: Record<string, string>;
  /** services with a database */
  services: string[];
  /** address for clients */
  host: string;
  /** further settings in the server's own names */
  settings: Record<string, string>;
  /** client port of another server of the stack, if it has one */
  portOf: (name: string) => number | undefined;
}
