import type { Credit, FoundPerson, PersonName } from '../domain/person.js';

/** The last person of a page, after which the next one starts. */
export interface PersonMark {
  readonly idPart: string;
  readonly id: string;
}

export interface PersonStore {
  /** People whose id ends with these digits, in the order of ids. */
  byIdPart(idPart: string): Promise<PersonName[]>;
  /** A person's credits by title, the newest titles first. */
  creditsOf(personId: string, limit: number): Promise<{ titleId: string; credits: readonly Credit[] }[]>;
  /** People with titles whose name contains the search key, best match first. */
  matching(key: string, limit: number): Promise<FoundPerson[]>;
  /** People who have a title that is not for adults, ordered by the last part of their ids: those after a mark and before `until`. */
  behind(mark: PersonMark, until: string, limit: number): Promise<PersonName[]>;
}
