import { TitleKind, TitleOrder } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { listAiring } from '../../operations/catalogue/list-airing.js';
import { listLatestEpisodes } from '../../operations/catalogue/list-latest-episodes.js';
import { listTitles } from '../../operations/catalogue/list-titles.js';
import type { PageOf } from '../../operations/page.js';
import { wordOf } from '../fields.js';
import { asAiringItem } from '../shapes/airing.js';
import { asCard } from '../shapes/card.js';
import { withWatched } from '../shapes/episodes.js';
import { airingTheme } from '../themes/airing.js';
import { cardsTheme } from '../themes/cards.js';
import { episodesTheme } from '../themes/episodes.js';
import type { Html } from '../themes/html.js';
import { widgets, type Widget } from '../vocabulary.js';

const SIZE = 24;
const WEEK = 7;

interface Loaded {
  readonly list: PageOf<unknown>;
  readonly items: Html;
}

export const oneOfWidgets = wordOf<Widget>(Object.fromEntries(widgets.map((name) => [name, name])));

const titles = async (ctx: Ctx, kind: TitleKind, order: TitleOrder, page: number): Promise<Loaded> => {
  const list = await listTitles(ctx, { kind, order, page, size: SIZE });
  return { list, items: cardsTheme(list.items.map(asCard)) };
};

/** A page of one row of the home page. */
export const loadWidget = async (ctx: Ctx, widget: Widget, page: number): Promise<Loaded> => {
  switch (widget) {
    case 'son-bolumler': {
      const list = await listLatestEpisodes(ctx, { kind: TitleKind.UNSPECIFIED, page, size: SIZE });
      return { list, items: episodesTheme(await withWatched(ctx, list.items)) };
    }
    case 'populer':
      return titles(ctx, TitleKind.UNSPECIFIED, TitleOrder.POPULAR, page);
    case 'yeni-diziler':
      return titles(ctx, TitleKind.SERIES, TitleOrder.ADDED, page);
    case 'yeni-animeler':
      return titles(ctx, TitleKind.ANIME, TitleOrder.ADDED, page);
    case 'ilk-filmler':
      return titles(ctx, TitleKind.MOVIE, TitleOrder.ADDED, page);
    case 'takvim':
      return weekdayPage(ctx, page);
  }
};

/** One weekday per page, from today on; each weekday has at most 100 titles. `count` is for the whole week. */
export const weekdayPage = async (ctx: Ctx, page: number): Promise<Loaded> => {
  const { count } = await listAiring(ctx, { kind: TitleKind.ANIME, page: 1, size: 1 });
  const last = page >= WEEK;
  const now = ctx.parts.platform.clock.now();
  if (page > WEEK) return { list: { items: [], count, last }, items: airingTheme([], now) };
  const weekday = ((weekdayIn(now) - 1 + page - 1) % WEEK) + 1;
  const { items } = await listAiring(ctx, { kind: TitleKind.ANIME, weekday, page: 1, size: 100 });
  return { list: { items: [weekday], count, last }, items: airingTheme(items.flatMap(asAiringItem), now) };
};

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdayName = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Istanbul', weekday: 'short' });

/** 1 Monday to 7 Sunday, in Istanbul. */
const weekdayIn = (now: Date): number => names.indexOf(weekdayName.format(now)) + 1;
