import type {
  AgeMark,
  AiringStatus,
  ShelfInput,
  TitleFilterInput,
  TitleOrder,
  TranslationKind,
} from '../../generated/types.js';
import { letterOf } from './alphabet.js';
import { orderOf, orderWords } from './order.js';
import { shelfWords } from './shelves.js';

/** The filters in a list's address. */
export interface ListQuery {
  order: TitleOrder;
  letter: string | undefined;
  /** Only in lists of a kind; the page of a genre names it in its path. A title has all of them. */
  genres: readonly string[];
  network: string | undefined;
  /** Both years are included. */
  yearFrom: number | undefined;
  yearTo: number | undefined;
  status: AiringStatus | undefined;
  age: AgeMark | undefined;
  /** ISO 3166-1 alpha-2: TR. */
  country: string | undefined;
  /** Titles with at least one episode in it. */
  translation: TranslationKind | undefined;
}

export const noFilters: ListQuery = {
  order: 'ADDED',
  letter: undefined,
  genres: [],
  network: undefined,
  yearFrom: undefined,
  yearTo: undefined,
  status: undefined,
  age: undefined,
  country: undefined,
  translation: undefined,
};

export const statusWords: Record<AiringStatus, string> = {
  AIRING: 'devam',
  ENDED: 'bitti',
  UPCOMING: 'yakinda',
};

export const ageWords: Record<AgeMark, string> = {
  GENERAL: 'genel',
  AGE_7: '7',
  AGE_13: '13',
  AGE_18: '18',
};

export const translationWords: Record<TranslationKind, string> = {
  SUBTITLED: 'altyazi',
  DUBBED: 'dublaj',
};

/** The parameters of the two years. */
export const yearWords = { from: 'ilkyil', to: 'sonyil' } as const;

/** A year that a title may have. */
export const years = { first: 1870, last: 2200 } as const;

/** Separates two genres in an address; no slug contains this character. */
const AND = '.';
/** The server accepts no more genres. */
const MOST_GENRES = 10;

/** The parameters of a list's address, without default values. */
export function listParameters(query: Partial<ListQuery>): [name: string, value: string][] {
  const { order, letter, genres = [], network, yearFrom, yearTo, status, age, country, translation } = query;
  const all: [string, string | undefined][] = [
    [shelfWords.GENRE, genres.join(AND)],
    [shelfWords.NETWORK, network],
    [yearWords.from, yearFrom?.toString()],
    [yearWords.to, yearTo?.toString()],
    ['durum', status && statusWords[status]],
    ['yas', age && ageWords[age]],
    ['ulke', country],
    ['ceviri', translation && translationWords[translation]],
    ['harf', letter],
    ['sirala', order && orderWords[order]],
  ];
  return all.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The query of a list's address. */
export function listSearch(query: Partial<ListQuery>): string {
  const text = new URLSearchParams(listParameters(query)).toString();
  return text && `?${text}`;
}

/** The filters of an address; unknown values are ignored. */
export function listQueryOf(search: URLSearchParams): ListQuery {
  const genres = new Set(search.get(shelfWords.GENRE)?.split(AND).filter(Boolean));
  const given = [yearWords.from, yearWords.to].map((name) => yearOf(search.get(name)));
  // Years in the wrong order mean the same range.
  const [yearFrom, yearTo] = given[0] && given[1] && given[0] > given[1] ? given.reverse() : given;
  return {
    order: orderOf(search.get('sirala')),
    letter: letterOf(search.get('harf')),
    genres: [...genres].slice(0, MOST_GENRES),
    network: search.get(shelfWords.NETWORK) ?? undefined,
    yearFrom,
    yearTo,
    status: wordIn(statusWords, search.get('durum')),
    age: wordIn(ageWords, search.get('yas')),
    country: countryIn(search.get('ulke')),
    translation: wordIn(translationWords, search.get('ceviri')),
  };
}

/** The network or the single genre of a list. Several genres, and genres together with a network, are a filter instead. */
export function shelfOf({ genres, network }: ListQuery): ShelfInput | undefined {
  if (network) return { sort: 'NETWORK', slug: network };
  const [slug, second] = genres;
  return slug && !second ? { sort: 'GENRE', slug } : undefined;
}

/** The filters that the server applies to a list, beside its genre or network; null for none. */
export function filterOf(query: ListQuery): TitleFilterInput | null {
  const { genres, network, yearFrom, yearTo, status, age, country, translation } = query;
  const several = genres.length > (network ? 0 : 1);
  const filter: TitleFilterInput = {
    ...(several && { genres: [...genres] }),
    ...(yearFrom && { yearFrom }),
    ...(yearTo && { yearTo }),
    ...(status && { status }),
    ...(age && { ageMark: age }),
    ...(country && { country }),
    ...(translation && { translation }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** Whether a reader has chosen anything; the order leaves no title out. */
export const isFiltered = (query: ListQuery): boolean =>
  query.letter !== undefined ||
  query.genres.length > 0 ||
  query.network !== undefined ||
  filterOf(query) !== null;

function yearOf(word: string | null): number | undefined {
  const year = Number(word);
  return Number.isInteger(year) && year >= years.first && year <= years.last ? year : undefined;
}

function countryIn(word: string | null): string | undefined {
  return word && /^[A-Z]{2}$/.test(word) ? word : undefined;
}

function wordIn<Value extends string>(
  words: Readonly<Record<Value, string>>,
  word: string | null,
): Value | undefined {
  return (Object.keys(words) as Value[]).find((value) => words[value] === word);
}
