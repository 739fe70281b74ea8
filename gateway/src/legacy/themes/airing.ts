import type { CardShape } from '../shapes/card.js';
import { html, type Html } from './html.js';

const weekdays = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];

/** A title of the calendar. */
export interface AiringItem {
  readonly card: CardShape;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** "20:05", or empty. */
  readonly time: string;
  /** ISO time of the episode that comes next. */
  readonly nextAt: string | undefined;
}

const item = ({ card, weekday, time, nextAt }: AiringItem): Html => html`
  <article class="airing" data-id="${card.id}" data-type="${card.type}" data-weekday="${weekday}">
    <a href="${card.link}">
      ${card.image !== '' && html`<img src="${card.image}" alt="" loading="lazy" />`}
      <strong>${card.name}</strong>
      ${time !== '' && html`<span>${time}</span>`}
    </a>
    ${nextAt !== undefined && html`<time datetime="${nextAt}">${nextAt}</time>`}
  </article>
`;

/** Each weekday under a heading of its own, in the order given. */
export const airingTheme = (items: readonly AiringItem[]): Html => html`
  ${[...new Set(items.map(({ weekday }) => weekday))].map(
    (weekday) => html`
      <section data-weekday="${weekday}">
        <h3>${weekdays[weekday - 1] ?? ''}</h3>
        ${items.filter((one) => one.weekday === weekday).map(item)}
      </section>
    `,
  )}
`;
