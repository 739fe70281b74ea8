import type { ShownEarnedBadge } from '../../operations/badges/read-badges.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

export const badgesTheme = (badges: readonly ShownEarnedBadge[], now: Date): Html =>
  html`${badges.map(
    ({ badge: { id, name, how }, earnedAt }) => html`
      <article class="earned-badge" data-id="${id}" data-type="badge">
        <strong>${name}</strong>
        <p>${how}</p>
        ${timeTheme(earnedAt, now)}
      </article>
    `,
  )}`;
