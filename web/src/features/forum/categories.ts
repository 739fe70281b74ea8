import type { TopicCategory, TopicOrder } from '../../generated/types.js';

/** The page of all topics. */
export const listPath = '/tartismalar';

const categoryWords: Readonly<Record<TopicCategory, string>> = {
  GENERAL: 'genel',
  SERIES: 'diziler',
  ANIME: 'animeler',
  MOVIES: 'filmler',
  SUGGESTIONS: 'oneriler',
  ANNOUNCEMENTS: 'duyurular',
};

const orderWords: Readonly<Record<TopicOrder, string>> = {
  ACTIVITY: '',
  NEW: 'yeni',
  UNANSWERED: 'yanitsiz',
  FOLLOWED: 'takip',
};

export const categories = Object.keys(categoryWords) as TopicCategory[];
export const orders = Object.keys(orderWords) as TopicOrder[];

export interface ListQuery {
  /** Null: all. */
  readonly category: TopicCategory | null;
  readonly order: TopicOrder;
  /** A part of the titles; null: any. */
  readonly query: string | null;
}

/** Least and greatest length of a search, in characters, and the pause in typing after which it is sent. */
export const search = { from: 3, longest: 100, pauseMs: 300 } as const;

/** The search that a text means; null if it is too short. */
export const searchOf = (text: string): string | null => {
  const clean = text.trim().slice(0, search.longest);
  return [...clean].length < search.from ? null : clean;
};

/** The filters of an address; invalid values are ignored. */
export const listQueryOf = (params: URLSearchParams): ListQuery => {
  const query = searchOf(params.get('ara') ?? '');
  return {
    category: categories.find((category) => categoryWords[category] === params.get('kategori')) ?? null,
    // Search results have one order.
    order: (!query && orders.find((order) => orderWords[order] === (params.get('sira') ?? ''))) || 'ACTIVITY',
    query,
  };
};

export function listSearch({ category, order, query }: ListQuery): string {
  const params = new URLSearchParams();
  if (category) params.set('kategori', categoryWords[category]);
  if (query) params.set('ara', query);
  if (orderWords[order]) params.set('sira', orderWords[order]);
  const text = params.toString();
  return text && `?${text}`;
}
