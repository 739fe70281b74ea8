import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Gateway, renderWaiting } from '../../testing/render.js';
import { MemberBadges } from './member-badges.js';

const badge = (id: string) => ({ __typename: 'Badge', id, name: `Rozet ${id}`, how: `Koşul ${id}` });
const earned = (id: string) => ({
  __typename: 'EarnedBadge',
  badge: badge(id),
  earnedAt: '2026-11-20T12:00:00.000Z',
});
const pageOf = (ids: readonly string[], nextCursor: string | null = null) => ({
  data: {
    memberBadges: {
      __typename: 'EarnedBadgeList',
      items: ids.map(earned),
      count: 3,
      last: nextCursor === null,
      nextCursor,
    },
  },
});
const all = { data: { badges: ['1', '2', '3', '4'].map(badge) } };

test('S-25: badges are shown with how each is earned, and a press loads further ones', async () => {
  const gateway: Gateway = (name, { cursor }) => {
    if (name === 'MemberBadges') return cursor ? pageOf(['1']) : pageOf(['3', '2'], 'c1');
    throw new Error(name);
  };
  const { user } = await renderWaiting(<MemberBadges memberId="m1" own={false} />, { gateway });
  await screen.findByRole('heading', { name: '3 rozet' });
  screen.getByText('Koşul 3');
  expect(screen.queryByText('Rozet 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Daha fazla rozet' }));
  await screen.findByText('Rozet 1');
  expect(screen.queryByRole('button', { name: 'Daha fazla rozet' })).toBeNull();
});

test('the own profile also shows badges that can still be earned, and how', async () => {
  const gateway: Gateway = (name) => (name === 'AllBadges' ? all : pageOf(['2', '1']));
  await renderWaiting(<MemberBadges memberId="m1" own />, { gateway });
  const heading = await screen.findByRole('heading', { name: 'Kazanabileceğin rozetler' });
  const next = within(heading.closest('section')!);
  expect(next.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rozet 3Koşul 3',
    'Rozet 4Koşul 4',
  ]);
});

test('a member without badges, a hidden profile and a failure each have a message', async () => {
  const none = await renderWaiting(<MemberBadges memberId="m1" own={false} />, { gateway: () => pageOf([]) });
  await screen.findByText('Henüz rozet yok.');
  none.unmount();
  const hidden = await renderWaiting(<MemberBadges memberId="m2" own={false} />, {
    gateway: () => ({ data: { memberBadges: null } }),
  });
  await screen.findByText('Rozetler saklı');
  hidden.unmount();
  let fails = true;
  const { user } = await renderWaiting(<MemberBadges memberId="m3" own={false} />, {
    gateway: () => {
      if (fails) throw new Error('no answer');
      return pageOf(['1']);
    },
  });
  await screen.findByText('Rozetler şu an gelmedi.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => screen.getByText('Rozet 1'));
});
