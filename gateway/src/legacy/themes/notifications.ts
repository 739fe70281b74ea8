import type { Member, Notification } from '@seyir/proto';
import { notificationTexts } from '../../graphql/notifications/texts.js';
import { dateOf } from '../shapes/common.js';
import { asPerson } from '../shapes/person.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

export interface NotificationView {
  readonly notification: Notification;
  readonly actor: Member | undefined;
  /** Where it leads. */
  readonly link: string | undefined;
}

const item = ({ notification, actor, link }: NotificationView, now: Date): Html => {
  const text = html`<strong>${asPerson(actor).name}</strong> ${notificationTexts[notification.kind]}`;
  return html`
    <div
      class="notification"
      data-id="${notification.id}"
      data-type="notification"
      data-read="${notification.read ? '1' : '0'}"
    >
      ${link === undefined ? html`<span>${text}</span>` : html`<a href="${link}">${text}</a>`}
      ${timeTheme(dateOf(notification.time), now)}
    </div>
  `;
};

export const notificationsTheme = (views: readonly NotificationView[], now: Date): Html =>
  html`${views.map((view) => item(view, now))}`;

export const badgeTheme = (count: number): Html =>
  count === 0 ? html`` : html`<span class="badge">${count > 99 ? '99+' : count}</span>`;
