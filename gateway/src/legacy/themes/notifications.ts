import type { Notification } from '@seyir/proto';
import type { Described } from '../../operations/notifications/describe.js';
import { dateOf } from '../shapes/common.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

export interface NotificationView {
  readonly notification: Notification;
  readonly shown: Described;
}

const item = ({ notification, shown: { heading, text: what, path } }: NotificationView, now: Date): Html => {
  const text = html`<strong>${heading}</strong> ${what}`;
  return html`
    <div
      class="notification"
      data-id="${notification.id}"
      data-type="notification"
      data-read="${notification.read ? '1' : '0'}"
    >
      ${path === undefined ? html`<span>${text}</span>` : html`<a href="${path}">${text}</a>`}
      ${timeTheme(dateOf(notification.time), now)}
    </div>
  `;
};

export const notificationsTheme = (views: readonly NotificationView[], now: Date): Html =>
  html`${views.map((view) => item(view, now))}`;

export const badgeTheme = (count: number): Html =>
  count === 0 ? html`` : html`<span class="badge">${count > 99 ? '99+' : count}</span>`;
