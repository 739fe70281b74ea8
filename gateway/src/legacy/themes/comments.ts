import { HiddenBy, Reaction, SpoilerKind, type Comment, type Member, type ReactionCount } from '@seyir/proto';
import { dateOf } from '../shapes/common.js';
import { asPerson } from '../shapes/person.js';
import { reactionNames } from '../shapes/reaction.js';
import { html, type Html } from './html.js';
import { timeTheme } from './time.js';

/** The data for showing a comment. */
export interface CommentView {
  readonly comment: Comment;
  readonly author: Member | undefined;
  /** The reader's own reaction. */
  readonly own: Reaction | undefined;
  /** The page where a reader can open a covered body; no legacy call can do that. */
  readonly path: string | undefined;
  readonly replies: readonly CommentView[];
}

/** Texts for blocked and muted members and for muted words. The text does not reveal that the author blocks the reader. */
const hiddenTexts: Readonly<Partial<Record<HiddenBy, string>>> = {
  [HiddenBy.BLOCK]: 'Engellediğin bir üyenin yorumu.',
  [HiddenBy.MUTE]: 'Sessize aldığın bir üyenin yorumu.',
  [HiddenBy.WORD]: 'Sessize aldığın bir sözcük geçiyor.',
};

/** Product-rules 'Community': the text in place of a hidden body. */
const body = ({ body, covered, hiddenBy, deleted }: Comment, path: string | undefined): Html => {
  if (deleted) return html`<p class="comment-deleted">Bu yorum silindi.</p>`;
  if (hiddenBy)
    return html`<p class="comment-hidden">${hiddenTexts[hiddenBy] ?? 'Bu yorum gösterilmiyor.'}</p>`;
  if (!covered) return html`<p class="comment-body">${body}</p>`;
  if (path === undefined) return html`<p class="comment-covered">Spoiler içerir</p>`;
  return html`<a class="comment-covered" href="${path}">Spoiler içerir, göster</a>`;
};

const isSpoiler = ({ spoiler, deleted }: Comment): boolean =>
  !deleted && spoiler !== undefined && spoiler.kind > SpoilerKind.NONE;

const reactions = [
  Reaction.LIKE,
  Reaction.DISLIKE,
  Reaction.GREAT,
  Reaction.FUNNY,
  Reaction.SAD,
  Reaction.SURPRISED,
] as const;

/** All reaction buttons, so that each reaction can be given; none for a deleted comment. */
export const reactionButtons = (
  target: { readonly type: string; readonly id: string },
  counts: readonly ReactionCount[],
  own: Reaction | undefined,
): Html => {
  const countOf = (reaction: Reaction) => counts.find((counted) => counted.reaction === reaction)?.count ?? 0;
  return html`${reactions.map((reaction) =>
    reactionButton(target, reaction, countOf(reaction), own === reaction),
  )}`;
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

export const commentTheme = (view: CommentView, now: Date): Html => {
  const { comment, author, path, replies } = view;
  const { username, name, image } = asPerson(author);
  return html`
    <article class="comment" id="yorum-${comment.id}" data-id="${comment.id}" data-type="comment">
      <header>
        ${image !== '' && html`<img src="${image}" alt="" loading="lazy" />`}
        ${username === '' ? html`<span>${name}</span>` : html`<a href="/profile/${username}">${name}</a>`}
        ${timeTheme(dateOf(comment.postedAt), now)} ${comment.edited && html`<small>düzenlendi</small>`}
        ${isSpoiler(comment) && html`<small class="comment-spoiler">Spoiler</small>`}
      </header>
      ${body(comment, path)}
      <footer>
        ${!comment.deleted && reactionButtons({ type: 'comment', id: comment.id }, comment.reactions, view.own)}
        <button type="button" data-action="/set/comment/reply" data-id="${comment.id}">Yanıtla</button>
      </footer>
      ${replies.length > 0 && html`<div class="replies">${replies.map((reply) => commentTheme(reply, now))}</div>`}
    </article>
  `;
};

export const commentsTheme = (views: readonly CommentView[], now: Date): Html =>
  html`${views.map((view) => commentTheme(view, now))}`;
