import type { CardShape } from '../shapes/card.js';
import { html, type Html } from './html.js';

const item = ({ id, type, name, link, image, year }: CardShape): Html => html`
  <article class="card" data-id="${id}" data-type="${type}">
    <a href="${link}">
      ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
      <strong>${name}</strong>
      ${year > 0 && html`<span>${year}</span>`}
    </a>
  </article>
`;

export const cardsTheme = (cards: readonly CardShape[]): Html => html`${cards.map(item)}`;
