import { TitleKind } from '@seyir/proto';
import type { LibraryCardShape } from '../shapes/library.js';
import { html, type Html } from './html.js';

const words: Readonly<Record<LibraryCardShape['type'], string>> = {
  [TitleKind.MOVIE]: 'film',
  [TitleKind.SERIES]: 'dizi',
  [TitleKind.ANIME]: 'anime',
};

const item = ({ id, type, name, link, image, year, status }: LibraryCardShape): Html => html`
  <article class="card" data-id="${id}" data-type="${type}" data-status="${status}">
    <a href="${link}">
      ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
      <strong>${name}</strong>
      ${year > 0 && html`<span>${year}</span>`}
    </a>
    <button type="button" data-action="/set/${words[type]}/watch/list">
      ${status === '1' ? 'İzlendi' : 'İzlenmedi'}
    </button>
  </article>
`;

export const libraryTheme = (cards: readonly LibraryCardShape[]): Html => html`${cards.map(item)}`;
