import { badInput, checkName, checkText, cleanText, isId, notFound } from '@seyir/kit';
import { MOST_ENTRIES, type CollectionEntry } from '../domain/collection.js';
import type { Catalogue } from './ports.js';

/** Length limits in graphemes (product-rules, Text). */
const NAME = { min: 3, max: 80 };
const DESCRIPTION = { min: 0, max: 1_000 };
const NOTE = { min: 0, max: 300 };

/** An entry of a new list. */
export interface EntryInput {
  readonly titleId: string;
  /** Undefined: the existing entry's note stays. */
  readonly note: string | undefined;
}

/** Name and description as stored. BAD_INPUT for an invalid text. */
export const textsOf = (given: {
  readonly name: string;
  readonly description: string;
}): { name: string; description: string } => {
  const name = cleanText(given.name).trim();
  const description = cleanText(given.description).trim();
  const fields = {
    ...problem('name', checkName(name, NAME)),
    ...problem('description', checkText(description, DESCRIPTION)),
  };
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return { name, description };
};

/**
 * The list as stored: each title once, at its first place. The catalogue is queried only for titles that are not in `standing`, the
 * stored list, so that members can reorder while the catalogue does not answer. BAD_INPUT for an empty list, more than 500 titles,
 * and a note beyond 300 graphemes; NOT_FOUND for an unknown title.
 */
export const entriesOf = async (
  { catalogue }: { readonly catalogue: Catalogue },
  given: readonly EntryInput[],
  standing: readonly CollectionEntry[] = [],
): Promise<EntryInput[]> => {
  if (given.length === 0) throw badInput({ entries: 'required' });
  if (given.length > MOST_ENTRIES) throw badInput({ entries: 'too_long' });
  const entries = new Map<string, EntryInput>();
  for (const { titleId, note: written } of given) {
    if (!isId(titleId)) throw notFound(`title ${titleId}`);
    const note = written === undefined ? undefined : cleanText(written).trim();
    const wrong = note === undefined ? undefined : checkText(note, NOTE);
    if (wrong) throw badInput({ note: wrong });
    if (!entries.has(titleId)) entries.set(titleId, { titleId, note });
  }
  const added = new Set(entries.keys());
  for (const { titleId } of standing) added.delete(titleId);
  const known = await catalogue.titlesAmong([...added]);
  const unknown = [...added].find((titleId) => !known.has(titleId));
  if (unknown) throw notFound(`title ${unknown}`);
  return [...entries.values()];
};

const problem = <P>(field: string, found: P | undefined) => (found ? { [field]: found } : {});
