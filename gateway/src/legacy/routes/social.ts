import { badInput, DomainError, notFound } from '@seyir/kit/stateless';
import { FeedKind, FollowState } from '@seyir/proto';
import { z } from 'zod';
import { getOwnPost, listFeed, listMemberPosts, memberIdOf } from '../../operations/social/read-posts.js';
import { setFollow } from '../../operations/social/set-follow.js';
import {
  clap,
  createPost,
  deletePostPhoto,
  editPost,
  voteInPoll,
} from '../../operations/social/write-posts.js';
import { id, number, oneOf, optionalId, optionalText, page, photos } from '../fields.js';
import { newPostFields, newPostNames, newPostOf } from '../new-post.js';
import { nowOf, postView, themeOfPost } from '../post-view.js';
import { voteOnStory } from '../../operations/stories/stories.js';
import { row, type Row } from '../row.js';
import { paged, pagedAnswer, theme } from '../shapes/common.js';
import { answers, asAnswers, asPost, post } from '../shapes/post.js';
import { pollTheme, postsTheme } from '../themes/posts.js';

const PAGE_SIZE = 20;

const pollVote = (at: string): Row =>
  row({
    path: at,
    summary: "The member's one vote in a poll, for good; `value` is the answer's number.",
    auth: 'member',
    input: z.object({ value: number, group_id: optionalId, post_id: id, poll_id: optionalId }),
    answer: z.object({ theme, results: answers }),
    names: { answer: 'value', postId: 'post_id' },
    async run(ctx, { value: answer, post_id: postId }) {
      const poll = await voteInPoll(ctx, { postId, answer });
      return { theme: pollTheme(postId, poll).text, results: asAnswers(poll) };
    },
  });

/** Kinds by the contract's numbers. */
const votes = ['0', '1', '2'] as const;

export const socialRows: readonly Row[] = [
  row({
    path: '/ajax/service',
    type: 'following',
    summary:
      'Toggles following a member; a private profile is asked, which is refused with the code REQUESTED.',
    auth: 'member',
    input: z.object({ data: id }),
    answer: z.object({ type: z.enum(['follow', 'unfollow']), count: z.number(), text: z.string() }),
    names: { memberId: 'data' },
    async run(ctx, { data: memberId }) {
      const { state, followerCount: count } = await setFollow(ctx, { memberId });
      if (state === FollowState.REQUESTED) throw new DomainError('REQUESTED');
      return state === FollowState.FOLLOWING
        ? { type: 'follow' as const, count, text: 'Takip ediliyor' }
        : { type: 'unfollow' as const, count, text: 'Takip et' };
    },
  }),
  row({
    path: '/ajax/service',
    type: 'addClap',
    summary: 'Claps once for a post; beyond 50 a member nothing changes.',
    auth: 'member',
    input: z.object({ clap: id }),
    answer: z.object({ count: z.number() }),
    names: { postId: 'clap' },
    run: async (ctx, { clap: postId }) => ({ count: (await clap(ctx, { postId, claps: 1 })).clapCount }),
  }),
  row({
    path: '/ajax/service',
    type: 'requestVote',
    summary: 'Votes on a story: 1 up, 2 down; the other vote replaces it, the same again takes it back.',
    auth: 'member',
    input: z.object({ s_id: id, vote_type: oneOf([1, 2]) }),
    answer: z.object({ count: z.number(), vote: z.enum(['0', '1', '2']) }),
    names: { id: 's_id', vote: 'vote_type' },
    async run(ctx, { s_id: storyId, vote_type: vote }) {
      const { score: count, ownVote } = await voteOnStory(ctx, { id: storyId, vote });
      return { count, vote: votes[ownVote] ?? '0' };
    },
  }),
  row({
    path: '/akis/{page}',
    summary: 'A page of the feed, or of the posts of the member `me`, the newest first.',
    auth: 'public',
    kept: true,
    input: z.object({ page, me: optionalText(64) }),
    answer: paged,
    async run(ctx, { page, me }) {
      const asked = { page, size: PAGE_SIZE };
      const list =
        me === undefined
          ? await listFeed(ctx, { kind: FeedKind.EVERYONE, ...asked })
          : await listMemberPosts(ctx, { memberId: await memberIdOf(ctx, me), ...asked });
      if (!list) throw notFound(`posts of ${me}`);
      const views = await Promise.all(list.items.map((item) => postView(ctx, item)));
      return pagedAnswer(list, postsTheme(views, nowOf(ctx)), '');
    },
  }),
  row({
    path: '/set/flow/post',
    summary: 'Posts a text with up to four photos, or a poll, to the feed.',
    auth: 'member',
    photo: 'photo',
    input: z.object(newPostFields),
    answer: z.object({ theme, id: z.string() }),
    names: newPostNames,
    async run(ctx, { group_id: group, ...given }) {
      // Posts of groups have a call of their own.
      if (group !== undefined) throw badInput({ group_id: 'invalid' });
      const made = await createPost(ctx, newPostOf(given));
      return { theme: await themeOfPost(ctx, made), id: made.id };
    },
  }),
  row({
    path: '/get/flow/post',
    summary: 'An own post, for editing.',
    auth: 'member',
    input: z.object({ flow_id: id }),
    answer: z.object({ theme, data: post }),
    names: { id: 'flow_id' },
    async run(ctx, { flow_id: postId }) {
      const own = await getOwnPost(ctx, { id: postId });
      return { theme: await themeOfPost(ctx, own), data: asPost(own, ctx.parts.media) };
    },
  }),
  row({
    path: '/edit/flow/post',
    summary: 'Changes the text of an own post, and adds photos to it.',
    auth: 'member',
    photo: 'photo',
    input: z.object({ flow_id: id, post: optionalText(32_000), photo: photos }),
    answer: z.object({ theme }),
    names: { id: 'flow_id', body: 'post', photos: 'photo', files: 'photo' },
    async run(ctx, { flow_id: postId, post: body = '', photo: files }) {
      // The call sends no version, so the change applies to the current state of the post.
      const { version } = await getOwnPost(ctx, { id: postId });
      return { theme: await themeOfPost(ctx, await editPost(ctx, { id: postId, body, version, files })) };
    },
  }),
  row({
    path: '/delete/flow/post/image',
    summary: 'Removes one photo of an own post; the post stays.',
    auth: 'member',
    input: z.object({ image_id: id }),
    answer: z.object({}),
    names: { photoId: 'image_id' },
    async run(ctx, { image_id: photoId }) {
      await deletePostPhoto(ctx, { photoId });
      return {};
    },
  }),
  pollVote('/set/poll/vote'),
  pollVote('/flow/set/poll/vote'),
];
