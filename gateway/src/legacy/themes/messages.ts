import type { Member, Message } from '@seyir/proto';
import { mediaAddress, type MediaSigner } from '../../addresses/media-signature.js';
import { dateOf } from '../shapes/common.js';
import { asPerson } from '../shapes/person.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

/** Product-rules 'Messages'. */
const DELETED_MESSAGE = 'Bu mesaj silindi.';
const PHOTO = 'Fotoğraf';

/** The text of a message or of its quote, for a place without photos. */
export const wordsOf = (text: string, deleted: boolean, photoCount: number): string =>
  deleted ? DELETED_MESSAGE : text === '' && photoCount > 0 ? PHOTO : text;

/** The data for showing a message. */
export interface MessageView {
  readonly message: Message;
  readonly author: Member | undefined;
  readonly isOwn: boolean;
  readonly media: MediaSigner;
}

const body = ({ body, deleted, photos }: Message, media: MediaSigner): Html =>
  deleted
    ? html`<p class="message-deleted">${DELETED_MESSAGE}</p>`
    : html`${photos.map(
        ({ file, width, height, alt }) =>
          html`<img
            class="message-photo"
            src="${mediaAddress(media, file) ?? ''}"
            alt="${alt}"
            width="${width}"
            height="${height}"
            loading="lazy"
          />`,
      )}
      ${body !== '' && html`<p class="message-body">${body}</p>`}`;

export const messageTheme = ({ message, author, isOwn, media }: MessageView, now: Date): Html => {
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
      ${replyTo && html`<blockquote>${wordsOf(replyTo.excerpt, replyTo.deleted, replyTo.photoCount)}</blockquote>`}
      ${body(message, media)}
    </article>
  `;
};

/** The oldest first. */
export const messagesTheme = (views: readonly MessageView[], now: Date): Html =>
  html`${views.map((view) => messageTheme(view, now))}`;
