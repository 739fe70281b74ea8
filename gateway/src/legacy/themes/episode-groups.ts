import type { EpisodeShape } from '../shapes/episode.js';
import { episodesTheme } from './episodes.js';
import { html, type Html } from './html.js';

export interface EpisodeGroupView {
  readonly id: string;
  readonly name: string;
  readonly episodes: readonly EpisodeShape[];
  /** The group has no further page. */
  readonly last: boolean;
}

/** Product-spec §8. */
export const NO_MORE_OF_GROUP = 'Listelenecek bölüm kalmadı';

const group = ({ id, name, episodes, last }: EpisodeGroupView): Html => html`
  <section class="episode-group" data-id="${id}" data-type="group">
    <h3>${name}</h3>
    ${episodesTheme(episodes)}
    ${
      last
        ? html`<button type="button" data-action="/anime/episode/load" disabled>${NO_MORE_OF_GROUP}</button>`
        : html`<button type="button" data-action="/anime/episode/load">Daha fazla bölüm</button>`
    }
  </section>
`;

/** Each translator group has its own button. */
export const episodeGroupsTheme = (groups: readonly EpisodeGroupView[]): Html => html`${groups.map(group)}`;
