import type { EpisodeShape } from '../shapes/episode.js';
import { html, type Html } from './html.js';

const item = ({ id, season, number, name, link, image, watched }: EpisodeShape): Html => html`
  <article class="episode" data-id="${id}" data-type="episode" data-watched="${watched}">
    <a href="${link}">
      ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
      <span>${season}. Sezon ${number}. Bölüm</span>
      ${name !== '' && html`<strong>${name}</strong>`}
    </a>
  </article>
`;

export const episodesTheme = (episodes: readonly EpisodeShape[]): Html => html`${episodes.map(item)}`;
