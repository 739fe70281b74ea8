import type { FoundPerson } from '../domain/person.js';
import type { PersonStore } from './person-ports.js';
import { searchKey } from './search-key.js';

const MAX_SIZE = 12;

/** People of titles whose name matches a query, best match first. BAD_INPUT as in searchTitles. */
export const searchPeople =
  ({ people }: { people: PersonStore }) =>
  async (query: string, size: number): Promise<FoundPerson[]> =>
    people.matching(searchKey(query), Math.min(size || MAX_SIZE, MAX_SIZE));
