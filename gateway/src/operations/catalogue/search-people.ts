import { wakes } from '@seyir/proto';
import { z } from 'zod';
import { size } from '../inputs.js';
import { operation } from '../operation.js';

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly roles: string[];
  readonly knownFor: string[];
}

/** People whose name matches the words, best match first. The search of titles beside it counts towards the limit. */
export const searchPeople = operation({
  input: z.object({ query: z.string().trim().min(1).max(100), size: size(6, 12) }),
  access: 'public',
  run: ({ parts }, input): Promise<FoundPerson[]> =>
    parts.reads.get(`search-people:${JSON.stringify(input)}`, wakes.catalogue, async () => {
      const { people } = await parts.asVisitor.catalogue.searchPeople(input);
      return people.flatMap(({ person, roles, knownFor }) =>
        person ? [{ id: person.id, name: person.name, slug: person.slug, roles, knownFor }] : [],
      );
    }),
});
