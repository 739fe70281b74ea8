import { createHash } from 'node:crypto';
import type { SiteClient, Member } from '../site-client.ts';
import type { Peers } from '@seyir/kit';
import type { Query } from '../../../lib/tables.ts';

/**
 * A kind of write besides comments and positions. It records each write, sends it until it is answered, and records
 * the answer; afterwards it compares the records with the stored data.
 */
export interface Kind {
  /** prefix of the names of its findings */
  name: string;
  /** one write per this number of beats */
  every: number;
  /** codes with which the site answers a repeated request that was already done */
  repeated?: string[];
  /** its write number `n`; undefined if there is nothing to write yet */
  intend: (context: Context, n: number) => Intent | undefined;
  /** Resolves to the id of what it created, if other kinds need it; rejects with CallFailed. */
  send: (context: Context, intent: Intent, n: number) => Promise<string | void>;
  check: (context: Reading, writes: Write[]) => Promise<Findings>;
}

/**
 * `by` is the index of a member; writes with one key are sent in sequence, each after the answer to the previous one
 */
export type Intent = { key: string; value: string; by: number };

export type Write = Intent & { acknowledged: boolean };

export type Findings = { lost: string[]; phantom: string[] };

/** The calls of an operator at the site that runs now; undefined while none runs. The user closes them. */
export type Importer = () => Promise<Peers | undefined>;

export interface Context {
  run: string;
  client: SiteClient;
  members: Member[];
  episodes: string[];
  /** ids of series */
  titles: string[];
  /** the writes of this run, in the order of acknowledgement */
  comments: readonly string[];
  /** ids of groups that all members may join */
  groups: string[];
  /** absent: nothing is imported or removed */
  importer: Importer | undefined;
  /** what a kind has created in this run, in the order of acknowledgement */
  made: (kind: string) => readonly Made[];
}

/** `by` is the index of the member who created it. */
export type Made = { id: string; by: number };

export interface Reading {
  client: SiteClient;
  run: string;
  members: Member[];
  /** direct access to the databases */
  query: Query;
  /** the folder of the site's mails, if it writes them to files */
  mails: string | undefined;
  importer: Importer | undefined;
}

/** The member of a write. */
export const memberOf = ({ members }: Pick<Context, 'members'>, { by }: Intent) =>
  members[by % members.length] as Member;

/** A text as an idempotency key: only letters and digits. */
export const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
