import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import { type Gateway, render } from '../../testing/render.js';
import { GroupPeople } from './components/group-people.js';
import { GroupsPage } from './components/groups-page.js';
import { person } from './testing/groups.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'ada', name: 'Ada' } };
type Person = ReturnType<typeof person>;
const members = (items: Person[], nextCursor: string | null = null) => ({
  data: {
    groupMembers: {
      __typename: 'GroupMemberList',
      items: items.map((member) => ({ __typename: 'GroupMember', role: 'MEMBER', member })),
      count: 2,
      last: nextCursor === null,
      nextCursor,
    },
  },
});
const requests = (items: Person[], nextCursor: string | null = null) => ({
  __typename: 'GroupRequestList',
  items: items.map((member) => ({ __typename: 'GroupRequest', id: `r-${member.id}`, member })),
  nextCursor,
});
const invites = (items: Person[], nextCursor: string | null = null) => ({
  __typename: 'MemberList',
  items,
  nextCursor,
});
const desk = { data: { groupRequests: requests([]), groupInvites: invites([]) } };
const refused = { errors: [{ message: '', extensions: { code: 'TRY_AGAIN' } }] };

const show = (answers: Record<string, Gateway>) => {
  const gateway: Gateway = (name, variables) => {
    const answer = answers[name];
    if (answer) return answer(name, variables);
    if (name === 'GroupMembers') return members([person('m3', 'Deniz')]);
    if (name === 'GroupDesk') return desk;
    throw new Error(`${name} is not answered here`);
  };
  return render(<GroupPeople groupId="g1" standing="OWNER" />, { gateway, viewer });
};

test('a member is removed after a question, and stays if it is declined', async () => {
  const sent: unknown[] = [];
  const { user } = show({
    RemoveGroupMember: (_, variables) => {
      sent.push(variables);
      return { data: { removeGroupMember: { __typename: 'GroupCandidatePayload', memberId: 'm3' } } };
    },
  });
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Deniz: Gruptan çıkar' }));
    return within(await screen.findByRole('alertdialog', { name: 'Deniz gruptan çıkarılsın mı?' }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Hayır' }));
  expect(sent).toEqual([]);
  await user.click((await ask()).getByRole('button', { name: 'Evet, çıkar' }));
  await waitFor(() => expect(sent).toEqual([{ groupId: 'g1', memberId: 'm3' }]));
});

test('a group is handed over after a question that names its new owner', async () => {
  const sent: unknown[] = [];
  const { user } = show({
    SetGroupRole: (_, variables) => {
      sent.push(variables);
      return { data: { setGroupRole: { __typename: 'GroupCandidatePayload', memberId: 'm3' } } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Deniz: Grubu devret' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Grubun yeni sahibi Deniz olsun mu?' }),
  );
  expect(sent).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Evet, devret' }));
  await waitFor(() => expect(sent).toEqual([{ groupId: 'g1', memberId: 'm3', role: 'OWNER' }]));
});

test('a further page that cannot be read leaves the members in place, and is read on the next press', async () => {
  let isAway = true;
  const { user } = show({
    GroupMembers: (_, { cursor }) => {
      if (!cursor) return members([person('m3', 'Deniz')], 'c1');
      return isAway ? refused : members([person('m4', 'Ege')]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Daha fazla göster' }));
  const again = await screen.findByRole('button', { name: 'Gelmedi, yeniden dene' });
  screen.getByRole('link', { name: 'Deniz' });
  isAway = false;
  await user.click(again);
  await screen.findByRole('link', { name: 'Ege' });
  screen.getByRole('link', { name: 'Deniz' });
});

test('requests and invites have further pages', async () => {
  const { user } = show({
    GroupDesk: () => ({
      data: {
        groupRequests: requests([person('m5', 'Can')], 'c1'),
        groupInvites: invites([person('m6', 'Mert')], 'c2'),
      },
    }),
    GroupRequests: (_, { cursor }) => ({
      data: { groupRequests: requests([person('m7', `Rana ${String(cursor)}`)]) },
    }),
    GroupInvites: (_, { cursor }) => ({
      data: { groupInvites: invites([person('m8', `Su ${String(cursor)}`)]) },
    }),
  });
  await screen.findByRole('link', { name: 'Can' });
  const [ofRequests, ofInvites] = screen.getAllByRole('button', { name: 'Daha fazla göster' });
  await user.click(ofRequests!);
  await screen.findByRole('button', { name: 'Rana c1: Kabul et' });
  await user.click(ofInvites!);
  await screen.findByRole('button', { name: 'Su c2: Daveti geri al' });
  for (const name of ['Can', 'Mert']) screen.getByRole('link', { name });
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});

test('requests and invites that cannot be read are asked for again', async () => {
  let isAway = true;
  const { user } = show({ GroupDesk: () => (isAway ? refused : desk) });
  await screen.findByText('İstekler ve davetler şu an gelmedi.');
  expect(screen.queryByText('Bekleyen davet yok.')).toBeNull();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('Bekleyen davet yok.');
});

test('the search for members names their roles, and says when it has failed', async () => {
  let isAway = true;
  const candidate = (standing: string, member: Person) => ({
    __typename: 'GroupCandidate',
    standing,
    member,
  });
  const { user } = show({
    GroupMembers: () => members([]),
    GroupCandidates: () => {
      if (isAway) return refused;
      const found = [
        candidate('OWNER', person('m5', 'Can')),
        candidate('MANAGER', person('m6', 'Cem')),
        candidate('MEMBER', person('m7', 'Ceyda')),
      ];
      return { data: { groupCandidates: found } };
    },
  });
  await user.type(await screen.findByLabelText('Davet edilecek üyeyi ara'), 'ce');
  await screen.findByText('Üyeler şu an aranamadı.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('@m5 · Sahip');
  screen.getByText('@m6 · Yönetici');
  screen.getByText('@m7 · Üye');
});

test('the list of groups is searched after a pause in typing', async () => {
  jest.useFakeTimers();
  try {
    const asked: unknown[] = [];
    const gateway: Gateway = (_, { filter, query }) => {
      if (filter === 'ALL') asked.push(query);
      return { data: { groups: { __typename: 'GroupList', items: [], last: true, nextCursor: null } } };
    };
    render(<GroupsPage />, { gateway });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const field = screen.getByRole('searchbox', { name: 'Grup ara' });
    for (const value of ['b', 'bo', 'boz']) {
      fireEvent.change(field, { target: { value } });
      await pass(200);
    }
    expect(asked).toEqual(['']);
    await pass(400);
    expect(asked).toEqual(['', 'boz']);
  } finally {
    jest.useRealTimers();
  }
});
