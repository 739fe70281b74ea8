import { useQuery } from '@apollo/client/react';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { RepliesDocument } from '../../generated/replies.js';
import type { HiddenBy } from '../../generated/types.js';
import { type Gateway, render } from '../../testing/render.js';
import { useRestrain } from './use-restrain.js';

const isil = { id: 'm1', name: 'Işıl' };

/** Every text that the page has rendered. */
const rendered: string[] = [];

/** Comments of a page, each with its hiding reason. */
function Texts() {
  const { block, unblock, mute, unmute } = useRestrain();
  const { data, refetch } = useQuery(RepliesDocument, { variables: { parentId: 'c0', page: 1 } });
  const texts = (data?.replies?.items ?? []).map(
    ({ id, body, hiddenBy }) => `${id} ${hiddenBy ?? 'shown'} ${body ?? 'no text'}`,
  );
  rendered.push(...texts);
  return (
    <>
      {Object.entries({ block, unblock, mute, unmute }).map(([name, change]) => (
        <button key={name} onClick={() => change(isil)}>
          {name}
        </button>
      ))}
      <button onClick={() => void refetch()}>read again</button>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

const comment = (id: string, authorId: string, hiddenBy: HiddenBy | null) => ({
  __typename: 'Comment',
  id,
  hiddenBy,
  body: hiddenBy ? null : `Metin ${id}`,
  parentId: 'c0',
  covered: false,
  deleted: false,
  edited: false,
  version: 1,
  mentions: [],
  mayEdit: false,
  mayDelete: false,
  replyCount: 0,
  postedAt: '2026-11-20T12:00:00.000Z',
  reactions: [],
  ownReaction: null,
  spoiler: { __typename: 'Spoiler', kind: 'NONE', season: null, number: null },
  author: {
    __typename: 'Member',
    id: authorId,
    username: authorId,
    name: authorId,
    avatar: null,
    path: `/profile/${authorId}`,
  },
});

/** @param overlays the successive answers of the comments overlay, and `later` the answer after them */
const show = (items: object[], overlays: object[][] = [], later: object[] = []) => {
  const restraint = { __typename: 'Restraint', id: 'm1', muted: false, mutedUntil: null, member: null };
  const gateway: Gateway = (name) => {
    const replies = { __typename: 'CommentList', items, count: items.length, last: true, nextCursor: null };
    if (name === 'Replies') return { data: { replies } };
    if (name === 'CommentsOverlay') return { data: { commentsById: overlays.shift() ?? later } };
    const field = `${name[0]!.toLowerCase()}${name.slice(1)}`;
    return { data: { [field]: { __typename: 'RestraintPayload', restraint } } } as ReturnType<Gateway>;
  };
  const sent = jest.fn(gateway);
  const viewer = { state: 'member', member: { id: 'm0', username: 'ben', name: 'Ben' } } as const;
  return { ...render(<Texts />, { gateway: sent, viewer }), sent };
};

test('a block hides the comments of the member on the page, whatever hid them before, and no others', async () => {
  const { user } = show([comment('c1', 'm1', null), comment('c2', 'm1', 'WORD'), comment('c3', 'm2', null)]);
  await screen.findByText('c1 shown Metin c1');
  await user.click(screen.getByText('block'));
  await screen.findByText('c1 BLOCK no text');
  screen.getByText('c2 BLOCK no text');
  screen.getByText('c3 shown Metin c3');
});

test('a mute does not replace a block', async () => {
  const { user } = show([comment('c1', 'm1', 'BLOCK'), comment('c2', 'm1', null)]);
  await screen.findByText('c1 BLOCK no text');
  await user.click(screen.getByText('mute'));
  await screen.findByText('c2 MUTE no text');
  screen.getByText('c1 BLOCK no text');
});

test.each([
  ['block', 'BLOCK'],
  ['mute', 'MUTE'],
] as const)(
  'a %s holds on the page until the comments service applies it, whatever it answers before',
  async (change, by) => {
    const shown = comment('c1', 'm1', null);
    const known = [comment('c1', 'm1', by)];
    const overlays = [[shown], [shown]];
    const { user, sent } = show([shown], overlays, known);
    await screen.findByText('c1 shown Metin c1');
    await user.click(screen.getByText(change));
    await screen.findByText(`c1 ${by} no text`);
    rendered.length = 0;
    const asked = (query: string) => sent.mock.calls.filter(([name]) => name === query).length;
    await user.click(screen.getByText('read again'));
    await waitFor(() => expect(asked('Replies')).toBe(2));
    await waitFor(() => expect(asked('CommentsOverlay')).toBe(3), { timeout: 4_000 });
    await screen.findByText(`c1 ${by} no text`);
    expect(rendered.filter((text) => text.includes('shown'))).toEqual([]);
    // From now on the answers of the comments service count again.
    overlays.push([shown]);
    await user.click(screen.getByText(`un${change}`));
    await screen.findByText('c1 shown Metin c1', {}, { timeout: 3_000 });
  },
);

test('texts return after a block is lifted, even if comments receives the change a moment later', async () => {
  const hidden = comment('c1', 'm1', 'BLOCK');
  const { user, sent } = show([hidden], [[hidden], [comment('c1', 'm1', null)]]);
  await screen.findByText('c1 BLOCK no text');
  await user.click(screen.getByText('unblock'));
  await screen.findByText('c1 shown Metin c1', {}, { timeout: 3_000 });
  const asked = sent.mock.calls.filter(([name]) => name === 'CommentsOverlay');
  expect(asked).toEqual(Array(2).fill(['CommentsOverlay', { ids: ['c1'] }]));
});

test('a comment that is still hidden for another reason stays hidden and is not queried again', async () => {
  const { user, sent } = show([comment('c1', 'm1', 'BLOCK')], [[comment('c1', 'm1', 'WORD')]]);
  await screen.findByText('c1 BLOCK no text');
  await user.click(screen.getByText('unblock'));
  await screen.findByText('c1 WORD no text');
  expect(sent.mock.calls.filter(([name]) => name === 'CommentsOverlay')).toHaveLength(1);
});
