import type { Member, Message } from '@seyir/proto';
import { dateOf } from '../shapes/common.js';
import { asPerson } from '../shapes/person.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

/** Product-rules 'Messages'. */
export const DELETED_MESSAGE = 'Bu mesaj silindi.';

/** The data for showing a message. */
export interface MessageView {
  readonly message: Message;
  readonly author: Member | undefined;
  readonly isOwn: boolean;
}

const body = ({ body, deleted }: Pick<Message, 'body' | 'deleted'>): Html =>
  deleted
    ? html`<p class="message-deleted">${DELETED_MESSAGE}</p>`
    : html`<p class="message-body">${body}</p>`;

export const messageTheme = ({ message, author, isOwn }: MessageView, now: Date): Html => {
  const { id, conversationId, replyTo, sentAt, edited } = message;
  const { username, name, image } = asPerson(author);
  return html`
    <article
      class="message"
      data-id="${id}"
      data-type="message"
      data-hash="${conversationId}"
      data-own="${isOwn ? '1' : '0'}"
    >
      <header>
        ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
        ${username === '' ? html`<span>${name}</span>` : html`<a href="/profile/${username}">${name}</a>`}
        ${timeTheme(dateOf(sentAt), now)} ${edited && html`<small>düzenlendi</small>`}
      </header>
      ${replyTo && html`<blockquote>${replyTo.deleted ? DELETED_MESSAGE : replyTo.excerpt}</blockquote>`}
      ${body(message)}
    </article>
  `;
};

/** The oldest first. */
export const messagesTheme = (views: readonly MessageView[], now: Date): Html =>
  html`${views.map((view) => messageTheme(view, now))}`;
