import { foldKey } from '@seyir/kit';
import type { Title } from './title.js';

/** A person without the role in a title. */
export interface PersonName {
  readonly id: string;
  readonly name: string;
}

export interface Credit {
  readonly role: string;
  readonly character: string;
}

export interface PersonTitle {
  readonly title: Title;
  readonly credits: readonly Credit[];
}

export interface FoundPerson extends PersonName {
  readonly roles: readonly string[];
  readonly knownFor: readonly string[];
}

const ID_PART = 8;
/** Letters of the name; the rest of a long one is left out. */
const MOST_LETTERS = 100;

/**
 * The address part of a person: the words of the name, for readers, then the end of the id, because two people may have the same
 * name. It is the end because ids are ordered by time, so many start with the same digits.
 */
export const personSlug = ({ id, name }: PersonName): string =>
  [
    ...(foldKey(name)
      .slice(0, MOST_LETTERS)
      .match(/[a-z0-9]+/g) ?? []),
    id.slice(-ID_PART),
  ].join('-');

/** The end of the id in a slug; undefined if it has none. */
export const idPartOf = (slug: string): string | undefined => /(?:^|-)([0-9a-f]{8})$/.exec(slug)?.[1];
