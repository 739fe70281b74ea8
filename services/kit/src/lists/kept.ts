import { badInput } from '../errors/index.js';
import { isId } from './ids.js';

const MAX_IDS = 10_000;

/** How many rows of one kind a service has by members or about subjects. */
export interface KeptCount {
  readonly what: string;
  readonly count: number;
  /** The part of `count` that belongs to members other than the given ones. */
  readonly ofOthers: number;
}

/** Counts the rows of a service. */
export interface KeptCounter {
  count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]>;
}

/**
 * The use case `countKept` of a service: counts its rows by members or about subjects. BAD_INPUT for more than 10,000 ids in
 * total.
 */
export const countKept =
  ({ removal }: { readonly removal: KeptCounter }) =>
  async (memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> => {
    if (memberIds.length + subjectIds.length > MAX_IDS) throw badInput({ subjectIds: 'too_long' });
    return removal.count(memberIds.filter(isId), subjectIds.filter(isId));
  };
