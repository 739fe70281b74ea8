import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import { type Gateway, render } from '../../testing/render.js';
import { useChosenGroup } from './hooks/use-chosen-group.js';
import { useHandOver } from './hooks/use-hand-over.js';
import { keepGroup, keptGroups } from './kept-groups.js';
import { keepPosition, keptPositions } from './kept-positions.js';

const member = { state: 'member', member: { id: 'm1' } } as unknown as Viewer;

interface Asked {
  name: string;
  input: Record<string, unknown>;
}

const asking = (answer: (asked: Asked) => object | undefined = () => undefined) => {
  const asked: Asked[] = [];
  const gateway: Gateway = (name, variables) => {
    const one = { name, input: variables['input'] as Record<string, unknown> };
    asked.push(one);
    const errors = answer(one);
    if (errors) return { errors: [errors] } as never;
    return name === 'ChooseGroup'
      ? { data: { chooseGroup: { __typename: 'ChooseGroupPayload', groupId: one.input['groupId'] } } }
      : {
          data: {
            savePosition: { __typename: 'SavePositionPayload', position: null, nextReportSeconds: 10 },
          },
        };
  };
  return { asked, gateway };
};

function Watching({ ofAccount }: { ofAccount?: string }) {
  useHandOver();
  const [chosen, choose] = useChosenGroup('title', ofAccount);
  return <button onClick={() => choose('dub')}>Grup: {chosen ?? 'yok'}</button>;
}

beforeEach(() => localStorage.clear());

test('V-02 a visitor keeps the chosen group in the browser', async () => {
  const { asked, gateway } = asking();
  const { user, unmount } = render(<Watching />, { gateway });
  await user.click(screen.getByRole('button', { name: 'Grup: yok' }));
  unmount();
  render(<Watching />, { gateway });
  screen.getByRole('button', { name: 'Grup: dub' });
  expect(asked).toEqual([]);
});

test('V-02 the choices and positions of a visitor go to the account at the sign-in, and leave the browser', async () => {
  keepGroup({ titleId: 'title', groupId: 'sub' });
  keepGroup({ titleId: 'gone', groupId: 'sub' });
  keepPosition({
    episodeId: 'e',
    positionSeconds: 90,
    durationSeconds: 900,
    measuredAt: '2026-11-23T20:00:00Z',
  });
  const { asked, gateway } = asking(({ input }) =>
    input['titleId'] === 'gone' ? { message: '', extensions: { code: 'NOT_FOUND' } } : undefined,
  );
  render(<Watching />, { viewer: member, gateway });
  await waitFor(() => expect([keptGroups(), keptPositions()]).toEqual([[], []]));
  expect(asked.filter(({ name }) => name === 'ChooseGroup').map(({ input }) => input)).toEqual(
    expect.arrayContaining([
      { titleId: 'title', groupId: 'sub', keepEarlier: true },
      { titleId: 'gone', groupId: 'sub', keepEarlier: true },
    ]),
  );
});

test('V-02 a failed copy stays in the browser', async () => {
  keepGroup({ titleId: 'title', groupId: 'sub' });
  const { asked, gateway } = asking(() => ({ message: '', extensions: { code: 'TRY_AGAIN' } }));
  render(<Watching />, { viewer: member, gateway });
  await waitFor(() => expect(asked).toHaveLength(1));
  screen.getByRole('button', { name: 'Grup: sub' });
  expect(keptGroups()).toEqual([{ titleId: 'title', groupId: 'sub' }]);
});

test("V-02 a member's choice is the account's, and a new one replaces it", async () => {
  const { asked, gateway } = asking();
  const { user } = render(<Watching ofAccount="sub" />, { viewer: member, gateway });
  await user.click(screen.getByRole('button', { name: 'Grup: sub' }));
  screen.getByRole('button', { name: 'Grup: dub' });
  await waitFor(() => expect(keptGroups()).toEqual([]));
  expect(asked).toEqual([
    { name: 'ChooseGroup', input: { titleId: 'title', groupId: 'dub', keepEarlier: false } },
  ]);
});
