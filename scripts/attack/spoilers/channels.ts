import { ask } from '../lib/ask.ts';
import { documentOf } from '../../site/documents.ts';
import { openLive } from '../../site/live.ts';
import { waitFor } from '../../lib/wait.ts';
import type { Caller } from '../../site/caller.ts';
import type { Places } from './plant.ts';

const TOLD_MS = 10_000;

/**
 * Opens the live channels of a page around an episode as one reader, before anything covered is written.
 * @param places whose channels are followed
 */
export const openChannels = async (
  origin: string,
  caller: Caller,
  { episodeId, places, isMember }: { episodeId: string; places: Places; isMember: boolean },
) => {
  const socket = await openLive(origin, caller.cookie);
  const follow = (id: string, document: string, variables: object = {}) =>
    socket.send({ id, type: 'subscribe', payload: { query: documentOf(document), variables } });
  const target = { kind: 'EPISODE', id: episodeId };
  const { comments } = (await ask(caller, 'Comments', { target, page: 1 })).data;
  const { topicPosts } = (await ask(caller, 'TopicPage', { id: places.topic })).data;
  const ofPost = { kind: 'POST', id: places.post };
  const below = (await ask(caller, 'Comments', { target: ofPost, page: 1 })).data.comments;
  follow('thread', 'ThreadChanged', { target });
  follow('frames of the thread', 'ThreadFrames', comments.live);
  follow('frames of the topic', 'ThreadFrames', topicPosts.live);
  follow('frames below a post', 'ThreadFrames', below.live);
  follow('new posts', 'NewPosts', { kind: 'EVERYONE' });
  const expected = ['thread', 'frames of the thread', 'frames of the topic', 'frames below a post'];
  if (isMember) {
    const { room } = (await ask(caller, 'Room', { code: places.room.code })).data;
    follow('frames of the room', 'RoomFrames', room.live);
    follow('entries of the room', 'RoomEntriesAdded', { ...room.live, after: 0 });
    follow('bell', 'Activity');
    expected.push('frames of the room', 'entries of the room', 'bell');
  }
  return {
    socket,
    /** Follows the claps of posts that were written since. */
    async followPosts(ids: readonly string[]) {
      const { postsById } = (await ask(caller, 'LivePosts', { ids })).data;
      for (const { id, clapLive } of postsById) {
        follow(`claps of ${id}`, 'PostFrames', clapLive);
        expected.push(`claps of ${id}`);
      }
    },
    /** Waits for a message of each channel; rejects with the names of those that sent none. */
    async received() {
      const silent = () =>
        expected.filter(
          (id) => !socket.frames.some((frame) => frame.includes('"next"') && frame.includes(`"id":"${id}"`)),
        );
      await waitFor('the live channels', TOLD_MS, () => silent().length === 0).catch(() => {
        throw new Error(`live channels without a message: ${silent().join(', ')}`);
      });
    },
  };
};
