import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { channels, PostFrameSchema, readChange, wakes, type PostFrame } from '@seyir/proto';
import { startSocial, type Running } from './fixtures.js';
import { newGroup } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

type Heard = Pick<PostFrame, 'claps' | 'votes'> & { readonly seq: number };
/** The frames of a channel from now on. */
const hear = async (channel: string, seq: number) => {
  const frames: (Heard | 'gap')[] = [];
  await running.bench.broadcast.open(channel, seq, (item) => {
    if ('gap' in item) return void frames.push('gap');
    const { claps, votes } = fromBinary(PostFrameSchema, item.data);
    frames.push({ seq: item.seq, claps, votes });
  });
  return frames;
};
const read = async (postId: string, n: number) => (await running.as(n).getPosts({ ids: [postId] })).posts[0]!;
const newPoll = async (n: number) =>
  (await running.as(n).createPost({ poll: { question: 'Hangisi?', answers: ['Bu', 'Şu'] } })).post!;

it('claps of many members at once are one frame, and a read returns the number after which the frames continue', async () => {
  const { id, clapSeq } = (await running.as(1).createPost({ body: 'Bu akşam final var' })).post!;
  expect(clapSeq).toBe(0);
  const frames = await hear(channels.claps(id), clapSeq);
  const count = 16;
  await Promise.all(
    Array.from({ length: count }, (_, n) => running.as(10 + n).clap({ postId: id, claps: 3 })),
  );
  await eventually(() => expect(frames.at(-1)).toMatchObject({ claps: 3 * count }));
  // Each fold takes all claps since the last one, at most one a second.
  expect(frames.length).toBeLessThanOrEqual(4);
  expect(frames).toEqual(frames.map((_, place) => expect.objectContaining({ seq: place + 1, votes: [] })));
  expect(await read(id, 2)).toMatchObject({ clapCount: 3 * count, clapSeq: frames.length });
});

it('votes are frames of their own, whose number only readers of the results get', async () => {
  const { id } = await newPoll(30);
  const frames = await hear(channels.poll(id), 0);
  const claps = await hear(channels.claps(id), 0);
  await running.as(31).voteInPoll({ postId: id, answer: 2 });
  await running.as(32).voteInPoll({ postId: id, answer: 2 });
  await eventually(() => expect(frames.at(-1)).toMatchObject({ votes: [0, 2], claps: 0 }));
  expect(claps).toEqual([]);
  expect((await read(id, 31)).poll).toMatchObject({ resultsHidden: false, seq: frames.length, voteCount: 2 });
  expect((await read(id, 33)).poll).toMatchObject({ resultsHidden: true, seq: 0, voteCount: 0 });
});

it.each([
  [
    'becomes private',
    (id: string, name: string) =>
      running
        .as(40)
        .updateGroup({ groupId: id, fields: { name, description: 'Final geceleri', private: true } }),
  ],
  ['is deleted', (id: string) => running.as(40).deleteGroup({ groupId: id })],
] as const)('connections of other readers get an update when a group %s', async (_, change) => {
  const { id, name } = await newGroup(running, 40);
  const hints: (string | undefined)[] = [];
  await running.bench.live.listen(wakes.group(id), (hint) => hints.push(hint));
  await change(id, name);
  await eventually(() => expect(hints.some((hint) => readChange(hint).withdrawn)).toBe(true));
});
