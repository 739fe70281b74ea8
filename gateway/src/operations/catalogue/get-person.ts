import { wakes, type Credit, type Title } from '@seyir/proto';
import { z } from 'zod';
import { slug } from '../inputs.js';
import { operation } from '../operation.js';
import { noneWhenNotFound } from './get-title.js';

export interface PersonPage {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** Newest first. */
  readonly titles: { readonly title: Title; readonly credits: Credit[] }[];
}

/** A person of the catalogue's titles by address; undefined if there is none. */
export const getPerson = operation({
  input: z.object({ slug }),
  access: 'public',
  run: ({ parts }, { slug }): Promise<PersonPage | undefined> =>
    parts.reads
      .get(
        `person:${slug}`,
        wakes.catalogue,
        async () => {
          const { person, titles } = await parts.asVisitor.catalogue.getPerson({ slug });
          const shown = titles.flatMap(({ title, credits }) => (title ? [{ title, credits }] : []));
          return person && { id: person.id, name: person.name, slug: person.slug, titles: shown };
        },
        // A new title of the person appears when this answer expires.
        (page) => page?.titles.map(({ title }) => title.id) ?? [],
      )
      .catch(noneWhenNotFound),
});
