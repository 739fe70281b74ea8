import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  Audience,
  CardKind,
  CollectionVisibility,
  ReportedKind,
  SocialService,
  SpoilerKind,
} from '@seyir/proto';
import { episodeId, memberId, problems, startSocial, titleId, titleOf, type Running } from './fixtures.js';
import { newGroup, putInto } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const pictureOf = (hex: string) => `groups/u/2026-11-20/${hex.repeat(36)}.webp`;
const copy = (n: number, kind: ReportedKind, id: string) => running.as(n).copyReported({ kind, id });
const { POST, COLLECTION, STORY, GROUP, UNSPECIFIED } = ReportedKind;

it('a reported post is copied with its poll, for a member who may see it', async () => {
  const poll = { question: 'Katil kim?', answers: ['Uşak', 'Bahçıvan'] };
  const { post } = await running.as(1).createPost({ body: 'Sence?', poll });
  expect(await copy(2, POST, post!.id)).toMatchObject({
    authorId: memberId(1),
    body: 'Sence?\n\nKatil kim?\nUşak\nBahçıvan',
    writtenAt: post!.postedAt,
  });
  await running.show(1, Audience.NOBODY);
  expect(await problems(copy(2, POST, post!.id))).toBe('NOT_FOUND');
  await running.show(1, Audience.EVERYONE);
  await running.as(1).deletePost({ postId: post!.id });
  expect(await problems(copy(2, POST, post!.id))).toBe('NOT_FOUND');
});

it('a reported post is copied with the title of its spoiler, else of its card', async () => {
  const titleOfPost = async (over: object) =>
    (await copy(2, POST, (await running.as(1).createPost({ body: 'Sence?', ...over })).post!.id)).titleId;
  expect(await titleOfPost({})).toBe('');
  expect(await titleOfPost({ card: { kind: CardKind.EPISODE, id: episodeId(2) } })).toBe(titleId);
  const scope = { kind: SpoilerKind.TITLE, titleId: titleOf(2) };
  const { post } = await running.as(1).createPost({ body: 'Sence?', spoiler: scope });
  expect(await copy(2, POST, post!.id)).toMatchObject({ titleId: titleOf(2), covered: true });
});

it('a reported collection and a reported story are copied with their authors', async () => {
  const fields = { name: 'Sis dizileri', description: 'Vapurlu olanlar' };
  const entries = [{ titleId }];
  const make = async (visibility: CollectionVisibility) =>
    (await running.as(3).createCollection({ ...fields, visibility, entries })).collection!.id;
  expect(await copy(4, COLLECTION, await make(CollectionVisibility.PUBLIC))).toMatchObject({
    authorId: memberId(3),
    body: 'Sis dizileri\n\nVapurlu olanlar',
  });
  expect(await problems(copy(4, COLLECTION, await make(CollectionVisibility.PRIVATE)))).toBe('NOT_FOUND');
  const { story } = await running.as(3).setStory({ titleId, body: 'Son vapur' });
  expect(await copy(4, STORY, story!.id)).toMatchObject({
    authorId: memberId(3),
    body: 'Son vapur',
    titleId,
  });
  await running.block(3, 5);
  expect(await problems(copy(5, STORY, story!.id))).toBe('NOT_FOUND');
});

it('a reported group is copied with its owner; of a private one a stranger copies only what is public', async () => {
  const pictures = { cover: pictureOf('a'), poster: pictureOf('b') };
  const { id } = await newGroup(running, 6, { name: 'Vapur bekleyenler', private: true, ...pictures });
  await putInto(running, id, 7, 'member');
  expect(await copy(7, GROUP, id)).toMatchObject({
    authorId: memberId(6),
    body: 'Vapur bekleyenler\n\nFinal geceleri',
    ...pictures,
  });
  // The pictures of a private group are public.
  const asStranger = { authorId: memberId(6), body: 'Vapur bekleyenler', ...pictures };
  expect(await copy(8, GROUP, id)).toMatchObject(asStranger);
});

it('nothing is copied for an unknown kind, an unknown id or a visitor', async () => {
  const { id } = await newGroup(running, 9);
  expect(await problems(copy(8, UNSPECIFIED, id))).toEqual({ kind: 'invalid' });
  expect(await problems(copy(8, STORY, id))).toBe('NOT_FOUND');
  expect(await problems(copy(8, GROUP, 'vapur'))).toBe('NOT_FOUND');
  expect(await problems(running.visitor.copyReported({ kind: GROUP, id }))).toBe('NO_SESSION');
});

it('only comments may ask for the title of a reported text, also of a hidden one', async () => {
  const { id } = await newGroup(running, 10, { private: true });
  const card = { kind: CardKind.EPISODE, id: episodeId(2) };
  const { post } = await running.as(10).createGroupPost({ groupId: id, post: { body: 'Gizli', card } });
  const { story } = await running.as(10).setStory({ titleId: titleOf(2), body: 'Son vapur' });
  const comments = running.bench.serviceClient(SocialService, 'comments');
  const found = async (kind: ReportedKind, one: string) =>
    (await comments.findReportedTitle({ kind, id: one })).titleId;
  expect(await found(POST, post!.id)).toBe(titleId);
  expect(await found(STORY, story!.id)).toBe(titleOf(2));
  expect(await found(POST, id)).toBe('');
  expect(await problems(comments.findReportedTitle({ kind: GROUP, id }))).toEqual({ kind: 'invalid' });
  expect(await problems(running.as(10).findReportedTitle({ kind: POST, id: post!.id }))).toBe('FORBIDDEN');
});
