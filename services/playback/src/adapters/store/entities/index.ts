import { AdvertCountRow, AdvertRow, AdvertShownRow, PlacementRow } from './advert.js';
import { EpisodeRow, TitleRow } from './catalogue.js';
import { SourceHealthRow } from './health.js';
import { CounterRow, EntryRow, FollowersRow } from './library.js';
import { PositionRow, ProgressRow } from './position.js';
import { ScoreTallyDeltaRow, ScoreTallyRow } from './score.js';
import { TitleWeekRow, ViewTallyDeltaRow, ViewTallyRow } from './views.js';
import { EpisodeSourcesRow, SourceGroupRow, SourceRow } from './source.js';

/** One entity per table of playback. */
export const entities = [
  PositionRow,
  ProgressRow,
  EntryRow,
  CounterRow,
  FollowersRow,
  ScoreTallyRow,
  ScoreTallyDeltaRow,
  ViewTallyRow,
  ViewTallyDeltaRow,
  TitleWeekRow,
  TitleRow,
  EpisodeRow,
  EpisodeSourcesRow,
  SourceGroupRow,
  SourceRow,
  SourceHealthRow,
  PlacementRow,
  AdvertRow,
  AdvertCountRow,
  AdvertShownRow,
];
