import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ServiceHandlers } from '@seyir/kit';
import type { CatalogueService, PersonSchema } from '@seyir/proto';
import { personSlug, type PersonName } from '../../domain/person.js';
import type { UseCases } from '../../use-cases.js';
import { fromCard } from './messages.js';

const fromPerson = ({ id, name }: PersonName): MessageInitShape<typeof PersonSchema> => ({
  id,
  name,
  slug: personSlug({ id, name }),
});

type Names = 'getPerson' | 'searchPeople' | 'listPeople';

/** The calls about people of titles. */
export const peopleHandlers = (app: UseCases): Pick<ServiceHandlers<typeof CatalogueService>, Names> => ({
  async getPerson({ slug }) {
    const { person, titles } = await app.getPerson(slug);
    return {
      person: fromPerson(person),
      titles: titles.map(({ title, credits }) => ({ title: fromCard(title), credits: [...credits] })),
    };
  },

  async searchPeople({ query, size }) {
    const found = await app.searchPeople(query, size);
    return {
      people: found.map(({ roles, knownFor, ...person }) => ({
        person: fromPerson(person),
        roles: [...roles],
        knownFor: [...knownFor],
      })),
    };
  },

  async listPeople({ part, cursor, size }) {
    const { people, nextCursor } = await app.listPeople(part, cursor, size);
    return { people: people.map(fromPerson), nextCursor };
  },
});
