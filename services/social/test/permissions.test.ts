import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { permissionCells, relationCells, walkAudit, type PermissionCell } from '@seyir/kit/testing';
import { Audience, CollectionVisibility, GroupRole, SocialService } from '@seyir/proto';
import { permissions, type SocialRelation } from '../src/permissions.js';
import { memberId, problems, startSocial, titleId, type Running } from './fixtures.js';
import { newGroup, putInto } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const holds = async ({ allowed, refusals, code }: PermissionCell) => {
  const refusal = await code(running.bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusal).toBe(refusals[0]);
};

it.each(permissionCells(SocialService, permissions))('$name', holds);

/** The relations of each kind of object. */
const relationsOf = {
  post: ['own', 'managed', 'others'],
  photo: ['own', 'others'],
  collection: ['own', 'others'],
  story: ['own', 'others'],
  profile: ['shown'],
  group: ['owner', 'manager', 'member-of', 'outsider', 'kept-out'],
  'group-request': ['answers', 'asked'],
} as const satisfies Record<string, readonly SocialRelation[]>;

const storedPhoto = async () => {
  const { blobs, ids } = running.bench.platform('social');
  const file = `photo-2026-11-20-${ids.secret()}/photo.webp`;
  await blobs.put(`media/${file}`, Buffer.from('webp'), 'image/webp');
  return { file, width: 8, height: 6 };
};

let number = 100;
/** A member without groups. */
const someone = () => (number += 1);

/** A request of each method: its target belongs to the caller (member 2) for the relation `own`, else to another member. */
const requestIn =
  (isPrivate: boolean) =>
  async (method: string, relation: SocialRelation, caller: string): Promise<object> => {
    if (relation === 'shown') return { memberId: memberId(3) };
    expect(caller).toBe(memberId(2));
    if (method.includes('Collection')) return collectionIn(relation === 'own' ? 'own' : 'others');
    if (method.includes('Story')) return storyIn(relation === 'own' ? 'own' : 'others');
    const poll = method === 'voteInPoll' && { poll: { question: 'Hangisi?', answers: ['Bu', 'Şu'] } };
    const text = { body: 'Bu akşam final var', ...poll };
    const onPost = { body: 'Bu akşam final yok', version: 1, claps: 1, answer: 1 };
    if (relation === 'own' || relation === 'others') {
      const photos = method === 'deletePostPhoto' && { photos: [await storedPhoto()] };
      const { post } = await running.as(relation === 'own' ? 2 : 3).createPost({ ...text, ...photos });
      return { postId: post!.id, photoId: post!.photos[0]?.id ?? '', ...onPost };
    }
    const isKeptOut = isPrivate || relation === 'kept-out';
    const { id: groupId, owner } = await newGroup(running, someone(), {
      private: isKeptOut && relation !== 'outsider',
      approval: relation === 'asked' || relation === 'answers',
    });
    if (relation === 'asked' || relation === 'answers') {
      const asker = relation === 'asked' ? 2 : someone();
      await running.as(asker).joinGroup({ groupId });
      if (relation === 'answers') await putInto(running, groupId, 2, 'manager');
      const [request] = (await running.as(owner).listGroupRequests({ groupId })).requests;
      return { requestId: request!.id };
    }
    if (relation === 'managed') await putInto(running, groupId, 2, 'manager');
    else if (relation === 'owner' || relation === 'manager' || relation === 'member-of')
      await putInto(running, groupId, 2, relation === 'member-of' ? 'member' : relation);
    if (relation === 'managed') {
      const { post } = await running.as(owner).createGroupPost({ groupId, post: text });
      return { postId: post!.id, ...onPost };
    }
    const other = someone();
    await putInto(running, groupId, other, 'member');
    return {
      groupId,
      memberId: memberId(other),
      role: GroupRole.MANAGER,
      post: text,
      invited: false,
      fields: { name: `Yeni ad ${other}`, description: 'Yeni' },
    };
  };

const storyIn = async (relation: 'own' | 'others') => {
  const { story } = await running
    .as(relation === 'own' ? 2 : 3)
    .setStory({ titleId, body: 'Son vapuru kaçırdım.' });
  return { storyId: story!.id, vote: 1 };
};

const collectionIn = async (relation: 'own' | 'others') => {
  const entries = [{ titleId }];
  const owner = running.as(relation === 'own' ? 2 : 3);
  const { collection } = await owner.createCollection({ name: 'Kış akşamları', entries });
  return { collectionId: collection!.id, name: 'Yaz akşamları', entries, version: 1 };
};

describe.each([
  ['open', false],
  ['private', true],
] as const)('in an %s group or outside any', (_, isPrivate) => {
  for (const [kind, relations] of Object.entries(relationsOf)) {
    const rows = Object.fromEntries(
      Object.entries(permissions).filter(([, row]) => 'object' in row && row.object.kind === kind),
    );
    it.each(relationCells(SocialService, rows, relations as readonly SocialRelation[], requestIn(isPrivate)))(
      '$name',
      holds,
    );
  }
});

const groupCalls = Object.entries(permissions).flatMap(([method, row]) =>
  ('object' in row && row.object.kind === 'group') || /^(leave|withdrawFrom)Group$/.test(method)
    ? [method as 'joinGroup']
    : [],
);

it.each(groupCalls)('%s finds no deleted group, also for its owner', async (method) => {
  const request = (await requestIn(true)(method, 'owner', memberId(2))) as { groupId: string };
  await running.as(2).deleteGroup(request);
  expect(await problems(running.as(2)[method](request))).toBe('NOT_FOUND');
});

type Owner = ReturnType<Running['as']>;
/** Removes the target of a request, by its owner. */
const removals = {
  post: (owner: Owner, request: object) => owner.deletePost(request),
  photo: (owner: Owner, request: object) => owner.deletePostPhoto(request),
  collection: (owner: Owner, request: object) => owner.deleteCollection(request),
  story: (owner: Owner, request: object) => owner.deleteStory(request),
} as const;
const callsOn = (kind: string) =>
  Object.entries(permissions).flatMap(([method, row]) =>
    'object' in row && row.object.kind === kind ? [method as 'deletePost'] : [],
  );
const removedCells = Object.keys(removals).flatMap((kind) =>
  callsOn(kind).flatMap((method) =>
    (['own', 'others'] as const).map(
      (relation) => [method, kind as keyof typeof removals, relation] as const,
    ),
  ),
);

it('has a cell for each call on a post, a photo, a collection and a story', () => {
  expect(removedCells).toHaveLength(26);
});

it.each(removedCells)('%s finds no deleted %s (%s), also for staff', async (method, kind, relation) => {
  const request = (await requestIn(false)(method, relation, memberId(2))) as { postId: string };
  await removals[kind](running.as(relation === 'own' ? 2 : 3), request);
  for (const caller of [running.as(2), running.moderator])
    expect(await problems(caller[method](request))).toBe('NOT_FOUND');
  expect(['NOT_FOUND', 'NO_SESSION']).toContain(await problems(running.visitor[method](request)));
});

it.each(callsOn('photo'))('%s finds no photo of a deleted post', async (method) => {
  const request = (await requestIn(false)(method, 'own', memberId(2))) as { postId: string };
  await running.as(2).deletePost(request);
  expect(await problems(running.as(2)[method](request))).toBe('NOT_FOUND');
});

it.each(callsOn('collection'))('%s finds no private collection of another member', async (method) => {
  const entries = [{ titleId }];
  const { collection } = await running
    .as(3)
    .createCollection({ name: 'Kış akşamları', entries, visibility: CollectionVisibility.PRIVATE });
  const request = { collectionId: collection!.id, name: 'Yaz akşamları', entries, version: 1 };
  for (const caller of [running.as(2), running.moderator])
    expect(await problems(caller[method as 'deleteCollection'](request))).toBe('NOT_FOUND');
});

/** Two members whom accounts knows, for each call. */
const pairs = callsOn('profile').map((method, at) => [method, 240 + 2 * at] as const);
it.each(pairs)(
  '%s of a hidden profile is for the member and accepted followers only',
  async (method, hidden) => {
    const follower = hidden + 1;
    await running.as(follower).setFollow({ memberId: memberId(hidden), active: true });
    await running.show(hidden, Audience.NOBODY);
    const of = (caller: Owner) => problems(caller[method as 'listFollowers']({ memberId: memberId(hidden) }));
    for (const caller of [running.visitor, running.as(2), running.moderator])
      expect(await of(caller as Owner)).toBe('NOT_FOUND');
    for (const n of [hidden, follower]) expect(await of(running.as(n))).not.toBe('NOT_FOUND');
  },
);

it.each(['post', 'photo', 'story'].flatMap(callsOn))(
  '%s finds nothing of a hidden profile',
  async (method) => {
    const [author, reader] = [running.as(someone()), running.as(someone())];
    const authorNumber = number - 1;
    const { post } = await author.createPost({ body: 'Bu akşam final var', photos: [await storedPhoto()] });
    const { story } = await author.setStory({ titleId, body: 'Son vapuru kaçırdım.' });
    await running.show(authorNumber, Audience.NOBODY);
    const request = {
      postId: post!.id,
      photoId: post!.photos[0]!.id,
      storyId: story!.id,
      body: 'Bu akşam final yok',
      version: 1,
      claps: 1,
      answer: 1,
      vote: 1,
    };
    expect(await problems(reader[method](request))).toBe('NOT_FOUND');
  },
);

it.each(['listGroupMembers', 'listGroupPosts'] as const)(
  '%s of a private group asks a visitor to sign in',
  async (method) => {
    const request = (await requestIn(true)(method, 'kept-out', memberId(2))) as { groupId: string };
    expect(await problems(running.visitor[method](request))).toBe('NO_SESSION');
  },
);

it('a request to join is NOT_FOUND for those who neither made it nor answer it', async () => {
  const request = await requestIn(false)('cancelGroupRequest', 'asked', memberId(2));
  const stranger = running.as(someone());
  for (const method of ['acceptGroupRequest', 'cancelGroupRequest'] as const)
    expect(await problems(stranger[method](request))).toBe('NOT_FOUND');
});

it('every operation that staff alone may do leaves an audit row', async () => {
  const { walked, unaudited } = await walkAudit(
    running.bench,
    SocialService,
    permissions,
    (method, relation, caller) => requestIn(false)(method, relation as SocialRelation, caller),
  );
  expect(walked).toEqual([
    'deletePost as moderator, others',
    'deletePost as admin, others',
    ...['member-of', 'outsider', 'kept-out'].flatMap((relation) => [
      `deleteGroup as moderator, ${relation}`,
      `deleteGroup as admin, ${relation}`,
    ]),
    'deleteCollection as moderator, others',
    'deleteCollection as admin, others',
    'deleteStory as moderator, others',
    'deleteStory as admin, others',
    'listAudit as admin, any',
  ]);
  expect(unaudited).toEqual([]);
});
