import type { CardShape } from '../shapes/card.js';
import { html, type Html } from './html.js';
import { comingTimeTheme } from './time.js';

const weekdays = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];

/** A title in the calendar. */
export interface AiringItem {
  readonly card: CardShape;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** "20:05", or empty. */
  readonly time: string;
  /** ISO time of the next episode. */
  readonly nextAt: string | undefined;
}

const item = ({ card, weekday, time, nextAt }: AiringItem, now: Date): Html => html`
  <article class="airing" data-id="${card.id}" data-type="${card.type}" data-weekday="${weekday}">
    <a href="${card.link}">
      ${card.image !== '' && html`<img src="${card.image}" alt="" loading="lazy" />`}
      <strong>${card.name}</strong>
      ${time !== '' && html`<span>${time}</span>`}
    </a>
    ${nextAt !== undefined && comingTimeTheme(new Date(nextAt), now)}
  </article>
`;

/** Each weekday has its own heading, in the given order. */
export const airingTheme = (items: readonly AiringItem[], now: Date): Html => html`
  ${[...new Set(items.map(({ weekday }) => weekday))].map(
    (weekday) => html`
      <section data-weekday="${weekday}">
        <h3>${weekdays[weekday - 1] ?? ''}</h3>
        ${items.filter((one) => one.weekday === weekday).map((one) => item(one, now))}
      </section>
    `,
  )}
`;
