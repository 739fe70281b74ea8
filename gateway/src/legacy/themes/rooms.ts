import type { Member, RoomEntry } from '@seyir/proto';
import { dateOf } from '../shapes/common.js';
import { asPerson } from '../shapes/person.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

const DELETED = 'Bu mesaj silindi.';
const COVERED = 'Bu mesaj, henüz izlemediğin bir bölümden söz ediyor.';

/** The data for showing a chat entry of a room. */
export interface RoomEntryView {
  readonly entry: RoomEntry;
  readonly author: Member | undefined;
  readonly isOwn: boolean;
}

const bodyOf = ({ body, covered, deleted }: RoomEntry): Html => {
  if (deleted) return html`<p class="chat-deleted">${DELETED}</p>`;
  if (covered) return html`<p class="chat-covered">${COVERED}</p>`;
  return html`<p class="chat-body">${body}</p>`;
};

const entryTheme = ({ entry, author, isOwn }: RoomEntryView, code: string, now: Date): Html => {
  const { id, replyTo, postedAt } = entry;
  const { username, name, image } = asPerson(author);
  return html`
    <article
      class="chat"
      data-id="${id}"
      data-type="room"
      data-code="${code}"
      data-own="${isOwn ? '1' : '0'}"
    >
      <header>
        ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
        ${username === '' ? html`<span>${name}</span>` : html`<a href="/profile/${username}">${name}</a>`}
        ${timeTheme(dateOf(postedAt), now)}
      </header>
      ${
        replyTo &&
        (replyTo.deleted || replyTo.excerpt !== '') &&
        html`<blockquote>${replyTo.deleted ? DELETED : replyTo.excerpt}</blockquote>`
      }
      ${bodyOf(entry)}
    </article>
  `;
};

/** The oldest first. */
export const roomEntriesTheme = (
  views: readonly RoomEntryView[],
  { code, now }: { readonly code: string; readonly now: Date },
): Html => html`${views.map((view) => entryTheme(view, code, now))}`;
