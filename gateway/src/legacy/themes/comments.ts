import { Reaction, type Comment, type Member } from '@seyir/proto';
import { dateOf } from '../shapes/common.js';
import { asPerson } from '../shapes/person.js';
import { reactionNames } from '../shapes/reaction.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

/** What a comment is shown with. */
export interface CommentView {
  readonly comment: Comment;
  readonly author: Member | undefined;
  readonly replies: readonly CommentView[];
}

/** Product-rules 'Community': what stands in place of a body that is not shown. */
const body = ({ id, body, covered, deleted }: Comment): Html => {
  if (deleted) return html`<p class="comment-deleted">Bu yorum silindi.</p>`;
  if (!covered) return html`<p class="comment-body">${body}</p>`;
  return html`<button type="button" class="comment-covered" data-reveal="${id}">
    Spoiler içerir, göster
  </button>`;
};

export const reactionButton = (
  target: { type: string; id: string },
  reaction: Reaction,
  count: number,
  active: boolean,
): Html => html`
  <button
    type="button"
    data-action="/set/action"
    data-id="${target.id}"
    data-type="${target.type}"
    data-reaction="${reaction}"
    data-status="${active ? '1' : '0'}"
    aria-pressed="${active ? 'true' : 'false'}"
  >
    ${reactionNames[reaction]} <span>${count}</span>
  </button>
`;

export const commentTheme = ({ comment, author, replies }: CommentView, now: Date): Html => {
  const { username, name, image } = asPerson(author);
  const target = { type: 'comment', id: comment.id };
  return html`
    <article class="comment" id="yorum-${comment.id}" data-id="${comment.id}" data-type="comment">
      <header>
        ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
        ${username === '' ? html`<span>${name}</span>` : html`<a href="/profile/${username}">${name}</a>`}
        ${timeTheme(dateOf(comment.postedAt), now)} ${comment.edited && html`<small>düzenlendi</small>`}
      </header>
      ${body(comment)}
      <footer>
        ${comment.reactions.map(({ reaction, count }) => reactionButton(target, reaction, count, false))}
        <button type="button" data-action="/set/comment/reply" data-id="${comment.id}">Yanıtla</button>
      </footer>
      ${replies.length > 0 && html`<div class="replies">${replies.map((reply) => commentTheme(reply, now))}</div>`}
    </article>
  `;
};

export const commentsTheme = (views: readonly CommentView[], now: Date): Html =>
  html`${views.map((view) => commentTheme(view, now))}`;
