import { badInput } from '@seyir/kit/stateless';
import { TitleKind } from '@seyir/proto';
import { z } from 'zod';
import { searchTitles } from '../../operations/catalogue/search-titles.js';
import { oneOf, text } from '../fields.js';
import { row, type Row } from '../row.js';
import { asCard, card } from '../shapes/card.js';
import { theme } from '../shapes/common.js';
import { cardsTheme } from '../themes/cards.js';

/** Product-spec §8. */
const NOTHING_FOUND = 'Listelenecek içerik bulunamadı.';

/** Product-spec §5: request search needs at least 2 characters. */
const FROM = 2;

export const searchRows: readonly Row[] = [
  row({
    path: '/search',
    summary: 'Titles by name, original name and people, the best match first.',
    auth: 'public',
    input: z.object({ query: text(100) }),
    fromAddress: { qr: 'query' },
    answer: z.object({ data: z.array(card), theme, count: z.number(), message: z.string() }),
    async run(ctx, { query }) {
      const { items, count } = await searchTitles(ctx, { query });
      const data = items.map(asCard);
      return { data, theme: cardsTheme(data).text, count, message: count === 0 ? NOTHING_FOUND : '' };
    },
  }),
  row({
    path: '/get/search',
    summary: "The request page's search, from 2 characters: titles of one kind.",
    auth: 'public',
    input: z.object({
      content: text(100),
      type: oneOf([TitleKind.MOVIE, TitleKind.SERIES, TitleKind.ANIME]),
    }),
    answer: z.object({ theme, count: z.number(), message: z.string() }),
    names: { query: 'content' },
    async run(ctx, { content, type }) {
      if ([...content].length < FROM) throw badInput({ content: 'too_short' });
      const { items } = await searchTitles(ctx, { query: content, kind: type });
      return {
        theme: cardsTheme(items.map(asCard)).text,
        count: items.length,
        message: items.length === 0 ? NOTHING_FOUND : '',
      };
    },
  }),
];
