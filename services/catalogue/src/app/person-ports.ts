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
  /** People with titles that are not for adults, behind a mark, by the end of their ids, which lies before `until`. */
  behind(mark: PersonMark, until: string, limit: number): Promise<PersonName[]>;
}
