import { expect, jest, test } from '@jest/globals';
import { ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import { type Gateway, render } from '../../testing/render.js';
import GroupMemory from './components/memory/group-memory.js';
import { person } from './testing/groups.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'ada', name: 'Ada' } };
const title = {
  __typename: 'Title',
  id: 't1',
  name: 'Bozkır',
  kind: 'SERIES',
  path: '/dizi/bozkir',
  poster: null,
};
const episodeOf = (number: number, more: object = {}) => ({
  __typename: 'Episode',
  id: `e${number}`,
  season: 1,
  number,
  releasedAt: '2026-01-01T18:00:00.000Z',
  path: `/dizi/bozkir/1-sezon/${number}-bolum`,
  ...more,
});
const some = (count: number, ...members: object[]) => ({ __typename: 'SomeMembers', members, count });
const day = 86_400_000;
const dateOf = (number: number, days: number, more: object = {}) => ({
  __typename: 'GroupDate',
  at: new Date(Date.now() + days * day).toISOString(),
  title,
  episode: episodeOf(number),
  watchedBy: some(0),
  proposed: false,
  proposedBy: null,
  ...more,
});
const together = (more: object = {}) => ({
  __typename: 'WatchedTogether',
  title,
  next: episodeOf(4),
  ahead: some(0),
  ...more,
});
const memoryOf = (more: object = {}) => ({
  __typename: 'GroupMemory',
  id: 'g1',
  planMuted: false,
  progressShared: false,
  titles: [],
  plan: [],
  ...more,
});

// jsdom does not have this class, which the switch needs.
Object.assign(globalThis, { PointerEvent: MouseEvent });

type Answer = (variables: Record<string, unknown>) => object;
const show = (
  memory: object | null,
  { standing = 'MEMBER' as 'MEMBER' | 'OWNER', answers = {} as Record<string, Answer | undefined> } = {},
) => {
  const sent: [string, unknown][] = [];
  const onTogether = jest.fn();
  const gateway: Gateway = (name, variables) => {
    if (name === 'GroupMemory') return { data: { groupMemory: memory } };
    sent.push([name, variables]);
    const answer = answers[name];
    if (!answer) throw new Error(`${name} is not answered here`);
    return { data: answer(variables) as Record<string, unknown> };
  };
  const page = <GroupMemory groupId="g1" standing={standing} onTogether={onTogether} />;
  /** Sends a plan on the open live connections. */
  const change = (next: object) =>
    act(() => {
      for (const observer of observers)
        observer.next({
          data: { groupMemoryChanged: { __typename: 'GroupMemoryPayload', memory: next } },
        });
    });
  const observers = new Set<Subscriber>();
  const socket = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'GroupMemoryChanged') return forward(operation);
    return new Observable((observer) => {
      observers.add(observer);
      return () => observers.delete(observer);
    });
  });
  const shown = render(page, { gateway, viewer, links: [socket] });
  return { ...shown, sent, onTogether, change, observers };
};
type Subscriber = { next: (result: object) => void };

test('a group without a plan says so; members propose an episode, and those who run it plan one', async () => {
  const { unmount } = show(memoryOf());
  await screen.findByText('Henüz plan yok');
  screen.getByRole('button', { name: 'Bölüm öner' });
  unmount();
  show(memoryOf(), { standing: 'OWNER' });
  await screen.findByRole('button', { name: 'Bölüm planla' });
});

test('a failure offers to try again', async () => {
  render(<GroupMemory groupId="g1" standing="MEMBER" onTogether={() => undefined} />, {
    gateway: () => Promise.reject(new Error('no network')),
    viewer,
  });
  await screen.findByText('Grubun izleme planı şu an gelmedi.');
  screen.getByRole('button', { name: 'Tekrar dene' });
});

test('the panel shows dates and the next episode by their numbers, names who is ahead, and opens a room', async () => {
  const watchedBy = some(2, person('m3', 'Ayşe'), person('m4', 'Can'));
  const ahead = some(7, person('m3', 'Ayşe'), person('m4', 'Can'));
  const { user, onTogether } = show(
    memoryOf({ plan: [dateOf(2, -3), dateOf(3, 2, { watchedBy })], titles: [together({ ahead })] }),
  );
  const panel = await screen.findByRole('region', { name: 'Birlikte izliyoruz' });
  within(panel).getByText('1. Sezon 3. Bölüm');
  within(panel).getByText('İzleyenler: Ayşe ve Can');
  within(panel).getByText('Sıradaki: 1. Sezon 4. Bölüm');
  within(panel).getByText('Senden ileride: Ayşe, Can ve 5 kişi');
  within(panel).getByText('Geçen izlemeler');
  expect(screen.queryByRole('button', { name: /Tarihi değiştir|Plandan çıkar|Plana ekle/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bozkır 1. Sezon 3. Bölüm: Birlikte izle' }));
  expect(onTogether).toHaveBeenCalledWith({ episodeId: 'e3', name: 'Bozkır' });
});

test('an episode that is not released opens no room', async () => {
  const later = { releasedAt: new Date(Date.now() + 9 * day).toISOString() };
  show(memoryOf({ plan: [dateOf(3, 10, { episode: episodeOf(3, later) })] }));
  await screen.findByText('Henüz yayınlanmadı');
  expect(screen.queryByRole('button', { name: /Birlikte izle$/ })).toBeNull();
});

test('members who are not named are counted', async () => {
  show(memoryOf({ plan: [dateOf(3, 2, { watchedBy: some(4) })], titles: [together({ ahead: some(3) })] }));
  await screen.findByText('İzleyenler: 4 kişi');
  screen.getByText('Senden ileride: 3 kişi');
});

test('a member lets the groups see the own progress; the switch is off at first', async () => {
  const { user, sent } = show(memoryOf(), {
    answers: {
      ShareProgress: () => ({
        shareProgress: { __typename: 'GroupMemoryPayload', memory: memoryOf({ progressShared: true }) },
      }),
    },
  });
  const toggle = await screen.findByRole('switch', {
    name: 'İzlediklerimi gruplarım görebilir',
    checked: false,
  });
  await user.click(toggle);
  expect(sent).toEqual([['ShareProgress', { groupId: 'g1', shared: true }]]);
  await screen.findByRole('switch', { name: 'İzlediklerimi gruplarım görebilir', checked: true });
});

test('a date that another manager changes appears without a reload, until the panel is closed', async () => {
  const { change, observers, unmount } = show(memoryOf());
  await screen.findByText('Henüz plan yok');
  await waitFor(() => expect(observers.size).toBe(1));
  change(memoryOf({ plan: [dateOf(3, 2)] }));
  await screen.findByText('1. Sezon 3. Bölüm');
  change(memoryOf());
  await screen.findByText('Henüz plan yok');
  unmount();
  expect(observers.size).toBe(0);
});

test('a member turns the reminders off', async () => {
  const { user, sent } = show(memoryOf(), {
    answers: {
      MuteGroupPlan: () => ({
        muteGroupPlan: { __typename: 'GroupMemoryPayload', memory: memoryOf({ planMuted: true }) },
      }),
    },
  });
  const toggle = await screen.findByRole('switch', { name: 'Plandaki bölümleri bana hatırlat' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await user.click(toggle);
  expect(sent).toEqual([['MuteGroupPlan', { groupId: 'g1', muted: true }]]);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
});

test('those who run the group plan the next episode: a date is needed, and stays after a failure', async () => {
  let fails = true;
  const planned = dateOf(4, 2);
  const { user, sent } = show(memoryOf({ plan: [dateOf(3, -2)], titles: [together()] }), {
    standing: 'OWNER',
    answers: {
      PlanGroupEpisode: () => {
        if (fails) throw new Error('no network');
        return {
          planGroupEpisode: {
            __typename: 'GroupMemoryPayload',
            memory: memoryOf({ plan: [planned], titles: [together()] }),
          },
        };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bozkır 1. Sezon 4. Bölüm: Plana ekle' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bölüm planla' });
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  await within(dialog).findByText('Bir tarih ve saat seç.');
  const field = within(dialog).getByLabelText<HTMLInputElement>(/^Tarih ve saat/);
  await user.type(field, '2020-01-01T21:00');
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  await within(dialog).findByText('Geçmiş bir tarih seçilemez.');
  await user.clear(field);
  await user.type(field, '2099-01-01T21:00');
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  await within(dialog).findByRole('alert');
  expect(field.value).toBe('2099-01-01T21:00');
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('1. Sezon 4. Bölüm');
  expect(sent.at(-1)).toEqual([
    'PlanGroupEpisode',
    { groupId: 'g1', episodeId: 'e4', at: '2099-01-01T18:00:00.000Z' },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another title is found by search, and its episode by season and number', async () => {
  const { user } = show(memoryOf(), {
    standing: 'OWNER',
    answers: {
      Search: () => ({
        search: {
          __typename: 'TitleList',
          count: 1,
          last: true,
          items: [
            {
              ...title,
              year: 2025,
              ageMark: null,
              rating: null,
              backdrop: null,
              addedAt: null,
              seasons: [{ __typename: 'Season', number: 1, episodeCount: 2 }],
              genres: [],
            },
          ],
        },
      }),
      PlanSeason: ({ cursor }) => ({
        title: {
          __typename: 'Title',
          id: 't1',
          episodes: {
            __typename: 'EpisodeList',
            items: (cursor ? [3, 4] : [1, 2]).map((number) => ({
              __typename: 'Episode',
              id: `e${number}`,
              season: 1,
              number,
            })),
            nextCursor: cursor ? null : 'c1',
          },
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bölüm planla' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bölüm planla' });
  await user.type(within(dialog).getByLabelText(/^Dizi, anime veya film ara/), 'boz');
  await user.click(await within(dialog).findByRole('button', { name: 'Bozkır: Seç' }));
  await within(dialog).findByRole('option', { name: '2. Bölüm' });
  expect(within(dialog).queryByRole('button', { name: 'Kaydet' })).toBeNull();
  // A season that is longer than a page is read whole.
  await within(dialog).findByRole('option', { name: '4. Bölüm' });
  await user.selectOptions(within(dialog).getByLabelText('Bölüm'), 'e2');
  within(dialog).getByRole('button', { name: 'Kaydet' });
});

const proposal = (by: string) =>
  dateOf(3, 2, { proposed: true, proposedBy: { __typename: 'Member', id: by, name: 'Ada' } });

test('a member moves and removes the own proposal, and no other one', async () => {
  const removed = () => ({ removeGroupPlan: { __typename: 'GroupMemoryPayload', memory: memoryOf() } });
  const { user, sent, unmount } = show(memoryOf({ plan: [proposal('m2')] }), {
    answers: { RemoveGroupPlan: removed },
  });
  await screen.findByText('Öneren: Ada');
  expect(screen.queryByRole('button', { name: /Plana al$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bozkır 1. Sezon 3. Bölüm: Öneriyi kaldır' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Evet, kaldır' }),
  );
  await screen.findByText('Henüz plan yok');
  expect(sent).toEqual([['RemoveGroupPlan', { groupId: 'g1', episodeId: 'e3' }]]);
  unmount();
  show(memoryOf({ plan: [proposal('m9')] }));
  await screen.findByText('Öneren: Ada');
  expect(screen.queryByRole('button', { name: /Öneriyi kaldır|Tarihi değiştir/ })).toBeNull();
});

test('those who run the group put a proposal into the plan, with its date', async () => {
  const row = proposal('m9');
  const { user, sent } = show(memoryOf({ plan: [row] }), {
    standing: 'OWNER',
    answers: {
      PlanGroupEpisode: () => ({
        planGroupEpisode: {
          __typename: 'GroupMemoryPayload',
          memory: memoryOf({ plan: [{ ...row, proposed: false, proposedBy: null }] }),
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bozkır 1. Sezon 3. Bölüm: Plana al' }));
  await screen.findByRole('heading', { name: 'Plan' });
  expect(screen.queryByText('Öneriler')).toBeNull();
  expect(sent).toEqual([['PlanGroupEpisode', { groupId: 'g1', episodeId: 'e3', at: row.at }]]);
});

test('an episode is taken out of the plan after a question', async () => {
  const { user, sent } = show(memoryOf({ plan: [dateOf(3, 2)] }), {
    standing: 'OWNER',
    answers: {
      RemoveGroupPlan: () => ({
        removeGroupPlan: { __typename: 'GroupMemoryPayload', memory: memoryOf() },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Bozkır 1. Sezon 3. Bölüm: Plandan çıkar' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Evet, çıkar' }));
  await screen.findByText('Henüz plan yok');
  expect(sent).toEqual([['RemoveGroupPlan', { groupId: 'g1', episodeId: 'e3' }]]);
});
