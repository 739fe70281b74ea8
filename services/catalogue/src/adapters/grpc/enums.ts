import { badInput } from '@seyir/kit';
import {
  AgeMark,
  AiringStatus,
  ContentMark,
  FilterField,
  RequestKind,
  RequestState,
  ShelfSort,
  TitleKind,
  TitleOrder,
  TitleTranslation,
} from '@seyir/proto';
import type * as filters from '../../domain/title-filter.js';
import type * as requests from '../../domain/request.js';
import type * as domain from '../../domain/title.js';

/** Maps the contract's numbers to the words of the domain. */
const pairs = <Word extends string, Value extends number>(
  field: string,
  words: Readonly<Record<Word, Value>>,
) => {
  const byValue = new Map(Object.entries<Value>(words).map(([word, value]) => [value, word as Word]));
  return {
    toValue: (word: Word): Value => words[word],
    /** Undefined for the unspecified value; BAD_INPUT for an unknown number. */
    toWord: (value: Value): Word | undefined => {
      const word = byValue.get(value);
      if (word === undefined && value !== 0) throw badInput({ [field]: 'invalid' });
      return word;
    },
    /** BAD_INPUT also for the unspecified value. */
    required: (value: Value): Word => {
      const word = byValue.get(value);
      if (word === undefined) throw badInput({ [field]: value === 0 ? 'required' : 'invalid' });
      return word;
    },
  };
};

export const kinds = pairs<domain.TitleKind, TitleKind>('kind', {
  movie: TitleKind.MOVIE,
  series: TitleKind.SERIES,
  anime: TitleKind.ANIME,
});

export const ages = pairs<domain.AgeMark, AgeMark>('ageMark', {
  general: AgeMark.AGE_MARK_GENERAL,
  '7': AgeMark.AGE_MARK_7,
  '13': AgeMark.AGE_MARK_13,
  '18': AgeMark.AGE_MARK_18,
});

export const marks = pairs<domain.ContentMark, ContentMark>('contentMarks', {
  violence: ContentMark.VIOLENCE,
  sexuality: ContentMark.SEXUALITY,
  negative_example: ContentMark.NEGATIVE_EXAMPLE,
});

export const statuses = pairs<domain.AiringStatus, AiringStatus>('status', {
  upcoming: AiringStatus.UPCOMING,
  airing: AiringStatus.AIRING,
  ended: AiringStatus.ENDED,
});

export const shelfSorts = pairs<domain.ShelfSort, ShelfSort>('sort', {
  genre: ShelfSort.GENRE,
  network: ShelfSort.NETWORK,
});

export const orders = pairs<domain.TitleOrder, TitleOrder>('order', {
  added: TitleOrder.ADDED,
  popular: TitleOrder.POPULAR,
  name: TitleOrder.NAME,
});

export const translations = pairs<domain.TitleTranslation, TitleTranslation>('translation', {
  subtitled: TitleTranslation.SUBTITLED,
  dubbed: TitleTranslation.DUBBED,
});

export const filterFields = pairs<filters.FilterField, FilterField>('field', {
  status: FilterField.STATUS,
  ageMark: FilterField.AGE_MARK,
  translation: FilterField.TRANSLATION,
  country: FilterField.COUNTRY,
  network: FilterField.NETWORK,
  genre: FilterField.GENRE,
});

export const requestKinds = pairs<requests.RequestKind, RequestKind>('kind', {
  movie: RequestKind.MOVIE,
  series: RequestKind.SERIES,
});

export const requestStates = pairs<requests.RequestState, RequestState>('state', {
  open: RequestState.OPEN,
  planned: RequestState.PLANNED,
  available: RequestState.AVAILABLE,
  declined: RequestState.DECLINED,
});
