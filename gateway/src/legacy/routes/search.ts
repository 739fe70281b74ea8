import { z } from 'zod';
import { searchTitles } from '../../operations/catalogue/search-titles.js';
import { text } from '../fields.js';
import { row, type Row } from '../row.js';
import { asCard, card } from '../shapes/card.js';
import { theme } from '../shapes/common.js';
import { cardsTheme } from '../themes/cards.js';

/** Product-spec §8. */
const NOTHING_FOUND = 'Listelenecek içerik bulunamadı.';

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
];
