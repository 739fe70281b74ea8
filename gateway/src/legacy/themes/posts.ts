import { SpoilerKind, type Member, type Poll, type Post, type PostCounts, type Reaction } from '@seyir/proto';
import type { MediaSigner } from '../../addresses/media-signature.js';
import { postPath } from '../../operations/links.js';
import { dateOf } from '../shapes/common.js';
import { asPerson } from '../shapes/person.js';
import { asAnswers, asPhotos } from '../shapes/post.js';
import { reactionButtons } from './comments.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

/** The data for showing a post. */
export interface PostView {
  readonly post: Post;
  readonly author: Member | undefined;
  readonly media: MediaSigner;
  /** Undefined if there are no comments and reactions, or if they are unknown. */
  readonly counts: PostCounts | undefined;
  /** The reader's own reaction. */
  readonly own: Reaction | undefined;
}

/** The options of an open poll, or its results once they are shown. */
export const pollTheme = (postId: string, poll: Poll): Html => {
  const answers = asAnswers(poll);
  if (!poll.resultsHidden && (poll.ownAnswer > 0 || poll.ended))
    return html`<ul class="poll-results">
      ${answers.map(
        ({ name, count, percent, value }) =>
          html`<li data-own="${value === String(poll.ownAnswer) ? '1' : '0'}">
            ${name} <span>${count}</span> <small>%${percent}</small>
          </li>`,
      )}
    </ul>`;
  return html`<ul class="poll-options">
    ${answers.map(
      ({ name, value }) =>
        html`<li>
          <button type="button" data-action="/flow/set/poll/vote" data-id="${postId}" data-value="${value}">
            ${name}
          </button>
        </li>`,
    )}
  </ul>`;
};

const body = (post: Post, media: MediaSigner): Html => {
  const { id, body, covered, poll, photos } = post;
  if (covered) return html`<a class="post-covered" href="${postPath(id)}">Spoiler içerir, göster</a>`;
  return html`
    ${body !== '' && html`<p class="post-body">${body}</p>`}
    ${asPhotos(post, media).map(
      ({ id: photoId, image }, index) =>
        html`<img
          class="post-photo"
          src="${image}"
          alt="${photos[index]?.alt ?? ''}"
          width="${photos[index]?.width ?? 0}"
          height="${photos[index]?.height ?? 0}"
          loading="lazy"
          data-id="${photoId}"
        />`,
    )}
    ${poll && html`<p class="poll-question">${poll.question}</p>`} ${poll && pollTheme(id, poll)}
  `;
};

export const postTheme = ({ post, author, media, counts, own }: PostView, now: Date): Html => {
  const { username, name, image } = asPerson(author);
  const { id, postedAt, edited, spoiler, clapCount, groupId } = post;
  const type = groupId === '' ? 'flow' : 'group';
  return html`
    <article class="post" id="gonderi-${id}" data-id="${id}" data-type="${type}">
      <header>
        ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
        ${username === '' ? html`<span>${name}</span>` : html`<a href="/profile/${username}">${name}</a>`}
        ${timeTheme(dateOf(postedAt), now)} ${edited && html`<small>düzenlendi</small>`}
        ${(spoiler?.kind ?? 0) > SpoilerKind.NONE && html`<small class="post-spoiler">Spoiler</small>`}
      </header>
      ${body(post, media)}
      <footer>
        <button type="button" data-action="/ajax/service addClap" data-id="${id}">
          Alkış <span>${clapCount}</span>
        </button>
        ${reactionButtons({ type, id }, counts?.reactions ?? [], own)}
        <button type="button" data-action="/${type}/load/comment" data-id="${id}" data-group="${groupId}">
          Yorumlar <span>${counts?.commentCount ?? 0}</span>
        </button>
        <button type="button" data-action="/set/${type}/reply" data-id="${id}" data-group="${groupId}">
          Yanıtla
        </button>
      </footer>
    </article>
  `;
};

export const postsTheme = (views: readonly PostView[], now: Date): Html =>
  html`${views.map((view) => postTheme(view, now))}`;
