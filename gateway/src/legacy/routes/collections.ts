import { badInput } from '@seyir/kit/stateless';
import { z } from 'zod';
import { searchTitles } from '../../operations/catalogue/search-titles.js';
import {
  createCollection,
  deleteCollection,
  setCollectionEntries,
} from '../../operations/collections/write-collections.js';
import { collectionPath } from '../../operations/links.js';
import { id, optionalText, text } from '../fields.js';
import { row, type Row } from '../row.js';
import { asCard, card } from '../shapes/card.js';
import { path, theme } from '../shapes/common.js';
import { cardsTheme } from '../themes/cards.js';

/** Product-spec §5. */
const MISSING = 'Lütfen gerekli alanları doldurunuz.';
const FROM = 2;

/** Product-spec §8. */
const NOTHING_FOUND = 'Listelenecek içerik bulunamadı.';

const CREATED = 'Koleksiyonun hazır.';
const SAVED = 'Koleksiyonun kaydedildi.';
const DELETED = 'Koleksiyon silindi.';

/** Titles in order, as JSON `[{id, type, name}]`. Type and name follow from the title. An empty list counts as none. */
const list = z.string().transform((value, { addIssue }) => {
  const items = z.array(z.object({ id: z.union([z.string(), z.number()]).transform(String) }));
  const read = items.safeParse(jsonOf(value));
  if (read.success && read.data.length > 0) return read.data.map(({ id: titleId }) => ({ titleId }));
  addIssue({ code: 'custom', input: read.success || value.trim() === '' ? '' : value });
  return z.NEVER;
});

const jsonOf = (value: string): unknown => {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
};

const names = { entries: 'list', description: 'desc' };

export const collectionRows: readonly Row[] = [
  row({
    path: '/collection/set',
    summary: 'Creates a collection.',
    auth: 'member',
    missing: MISSING,
    input: z.object({ list, name: text(1_280), desc: optionalText(16_000) }),
    answer: z.object({ message: z.string(), link: path }),
    names,
    async run(ctx, { list: entries, name, desc: description = '' }) {
      const made = await createCollection(ctx, { entries, name, description });
      return { message: CREATED, link: collectionPath(made) };
    },
  }),
  row({
    path: '/set/collection',
    summary: 'Replaces the titles of an own collection; notes stay.',
    auth: 'member',
    input: z.object({ collection_id: id, list }),
    answer: z.object({ message: z.string() }),
    names: { ...names, id: 'collection_id' },
    async run(ctx, { collection_id: collectionId, list: entries }) {
      await setCollectionEntries(ctx, { id: collectionId, entries });
      return { message: SAVED };
    },
  }),
  row({
    path: '/collection/delete',
    summary: 'Deletes an own collection, or anyone’s for a moderator.',
    auth: 'member',
    input: z.object({ collection_id: id }),
    answer: z.object({ message: z.string() }),
    names: { id: 'collection_id' },
    async run(ctx, { collection_id: collectionId }) {
      await deleteCollection(ctx, { id: collectionId });
      return { message: DELETED };
    },
  }),
  row({
    path: '/collection/search',
    summary: 'Titles for a collection, from 2 characters.',
    auth: 'member',
    input: z.object({ query: text(100) }),
    answer: z.object({ theme, data: z.array(card), message: z.string() }),
    async run(ctx, { query }) {
      if ([...query].length < FROM) throw badInput({ query: 'too_short' });
      const data = (await searchTitles(ctx, { query })).items.map(asCard);
      return { theme: cardsTheme(data).text, data, message: data.length === 0 ? NOTHING_FOUND : '' };
    },
  }),
];
