import { badInput } from '../errors/index.js';
import { isId } from './ids.js';

const MAX_IDS = 10_000;

/** How much of one kind a service keeps by members or about subjects. */
export interface KeptCount {
  readonly what: string;
  readonly count: number;
  /** Of these, what other members made or have than those asked about. */
  readonly ofOthers: number;
}

/** Counts what a service keeps. */
export interface KeptCounter {
  count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]>;
}

/** The use case `countKept` of a service: how much it keeps by members or about subjects. BAD_INPUT beyond 10,000 of both together. */
export const countKept =
  ({ removal }: { readonly removal: KeptCounter }) =>
  async (memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> => {
    if (memberIds.length + subjectIds.length > MAX_IDS) throw badInput({ subjectIds: 'too_long' });
    return removal.count(memberIds.filter(isId), subjectIds.filter(isId));
  };
