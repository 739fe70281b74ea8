import { ArticleRow, FaqEntryRow } from './article.js';
import {
  AiringCountRow,
  CatalogueCountRow,
  CountryCountRow,
  GenreCountRow,
  ShelfCountRow,
  TitleCountRow,
} from './counts.js';
import { EpisodeRow, SeasonRow } from './episode.js';
import {
  ContentRequestRow,
  PlayableEpisodeRow,
  RequestTallyDeltaRow,
  RequestTallyRow,
  RequestVoteRow,
  TranslationDueRow,
} from './request.js';
import { SimilarDueRow, SimilarTitleRow } from './similar.js';
import { CreditRow, GenreRow, PersonRow, TitleGenreRow, TitleRow, TrailerRow } from './title.js';

/** One entity per table of the catalogue, except the search rows, which triggers write. */
export const entities = [
  TitleRow,
  GenreRow,
  TitleGenreRow,
  PersonRow,
  CreditRow,
  TrailerRow,
  SeasonRow,
  EpisodeRow,
  CatalogueCountRow,
  TitleCountRow,
  AiringCountRow,
  GenreCountRow,
  ShelfCountRow,
  CountryCountRow,
  SimilarTitleRow,
  SimilarDueRow,
  ContentRequestRow,
  RequestVoteRow,
  RequestTallyRow,
  RequestTallyDeltaRow,
  PlayableEpisodeRow,
  TranslationDueRow,
  ArticleRow,
  FaqEntryRow,
];

/** Tables without a key, which TypeORM entities cannot map. Triggers write them, and hand-written SQL reads them. */
export const withoutEntity = ['title_prefix', 'person_prefix'];
