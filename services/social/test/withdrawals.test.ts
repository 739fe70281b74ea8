import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { Audience, changedIds, CollectionVisibility, wakes, withdrawnIds } from '@seyir/proto';
import { startSocial, titleId, type Running } from './fixtures.js';
import { newGroup } from './group-fixtures.js';

let running: Running;
/** The hints of the wakes of the feed. */
const woken: string[] = [];
beforeAll(async () => {
  running = await startSocial();
  await running.bench.live.listen(wakes.flow, (hint) => void woken.push(hint ?? ''));
});
afterAll(() => running.close());
beforeEach(() => void woken.splice(0));

const firstWake = (hint: string) => eventually(() => expect(woken[0]).toBe(hint));
const post = async (n: number, groupId?: string) =>
  groupId === undefined
    ? (await running.as(n).createPost({ body: 'Herkese' })).post!
    : (await running.as(n).createGroupPost({ groupId, post: { body: 'Gruba' } })).post!;

describe('what visitors have read of posts', () => {
  it('is read again after a new post of the feed or of a group', async () => {
    const { id } = await newGroup(running, 1);
    await post(1);
    await firstWake(changedIds([]));
    woken.splice(0);
    await post(1, id);
    await firstWake(changedIds([]));
  });

  it('S-13: is not shown once more after a post was deleted, of the feed or of a group', async () => {
    const { id } = await newGroup(running, 2);
    const posts = [await post(2), await post(2, id)];
    for (const [index, { id: postId }] of posts.entries()) {
      await running.as(2).deletePost({ postId });
      await eventually(() =>
        expect(woken.filter((hint) => hint === withdrawnIds([]))).toHaveLength(index + 1),
      );
    }
  });

  it('is not shown once more after their group became private or was deleted', async () => {
    const { id: groupId, name } = await newGroup(running, 3);
    const change = (isPrivate: boolean) =>
      running.as(3).updateGroup({ groupId, fields: { name, description: 'b', private: isPrivate } });
    await change(false);
    await change(true);
    await firstWake(withdrawnIds([]));
    woken.splice(0);
    await running.as(3).deleteGroup({ groupId });
    await firstWake(withdrawnIds([]));
  });

  it('is not shown once more after their author shows them to fewer or is erased', async () => {
    await running.show(4, Audience.EVERYONE);
    await running.show(4, Audience.MEMBERS);
    await firstWake(withdrawnIds([]));
    woken.splice(0);
    await running.show(4, Audience.EVERYONE);
    await running.show(4, Audience.NOBODY);
    await eventually(() => expect(woken).toEqual([withdrawnIds([])]));
    woken.splice(0);
    await running.erase(4);
    await firstWake(withdrawnIds([]));
  });
});

describe('pages with a collection', () => {
  const made = async (n: number) => {
    const { collection } = await running
      .as(n)
      .createCollection({ name: 'Kış', entries: [{ titleId }], visibility: CollectionVisibility.PUBLIC });
    const { id: collectionId, version } = collection!;
    const hints: string[] = [];
    await running.bench.live.listen(wakes.collection(collectionId), (hint) => void hints.push(hint ?? ''));
    const edit = (visibility: CollectionVisibility, by: number) =>
      running.as(n).editCollection({ collectionId, name: 'Güz', visibility, version: version + by });
    const last = (hint: string) => eventually(() => expect(hints.at(-1)).toBe(hint));
    return { collectionId, edit, last };
  };

  it('are made again after an edit, and not shown once more after it is hidden or deleted', async () => {
    const { collectionId, edit, last } = await made(10);
    await edit(CollectionVisibility.PUBLIC, 0);
    await last(changedIds([collectionId]));
    await edit(CollectionVisibility.PRIVATE, 1);
    await last(withdrawnIds([collectionId]));
    await edit(CollectionVisibility.PUBLIC, 2);
    await last(changedIds([collectionId]));
    await running.as(10).deleteCollection({ collectionId });
    await last(withdrawnIds([collectionId]));
  });

  it('are not shown once more after its owner shows it to fewer', async () => {
    const { collectionId, last } = await made(11);
    await running.show(11, Audience.NOBODY);
    await last(withdrawnIds([collectionId]));
  });
});
