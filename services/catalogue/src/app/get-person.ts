import { notFound } from '@seyir/kit';
import { idPartOf, personSlug, type PersonName, type PersonTitle } from '../domain/person.js';
import type { PersonStore } from './person-ports.js';
import type { TitleStore } from './ports.js';

const MOST_TITLES = 200;

export interface PersonPage {
  readonly person: PersonName;
  /** Newest first, as cards. */
  readonly titles: readonly PersonTitle[];
}

/**
 * A person by slug, with at most 200 titles. The end of the id decides, so an old name still leads to the person.
 * NOT_FOUND for an unknown slug, and for a person without titles.
 */
export const getPerson =
  ({ people, titles }: { people: PersonStore; titles: TitleStore }) =>
  async (slug: string): Promise<PersonPage> => {
    const idPart = idPartOf(slug);
    const found = idPart === undefined ? [] : await people.byIdPart(idPart);
    const person = found.find((one) => personSlug(one) === slug) ?? found[0];
    if (!person) throw notFound('person');
    const credited = await people.creditsOf(person.id, MOST_TITLES);
    const cards = await titles.byIds(
      credited.map(({ titleId }) => titleId),
      'card',
    );
    const byId = new Map(cards.map((title) => [title.id, title]));
    const items = credited.flatMap(({ titleId, credits }) => {
      const title = byId.get(titleId);
      return title ? [{ title, credits }] : [];
    });
    if (items.length === 0) throw notFound('person without titles');
    return { person, titles: items };
  };
