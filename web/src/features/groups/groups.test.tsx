import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { type Gateway, renderWaiting } from '../../testing/render.js';
import type { Viewer } from '../../lib/viewer.js';
import { GroupPage } from './components/group-page.js';
import { GroupsPage } from './components/groups-page.js';
import { empty, groupOf, person } from './testing/groups.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'ada', name: 'Ada' } };

const gatewayOf =
  (
    group: object | null,
    more: Partial<Record<string, (variables: Record<string, unknown>) => object>> = {},
  ): Gateway =>
  (name, variables) => {
    const own = more[name]?.(variables);
    if (own) return { data: own as Record<string, unknown> };
    switch (name) {
      case 'GroupHead':
      case 'OwnGroup':
        return { data: { group } };
      case 'Groups':
        return { data: { groups: { __typename: 'GroupList', ...empty } } };
      case 'GroupMembers':
        return { data: { groupMembers: { __typename: 'GroupMemberList', ...empty, count: 0 } } };
      case 'GroupDesk':
        return {
          data: {
            groupRequests: { __typename: 'GroupRequestList', items: [], nextCursor: null },
            groupInvites: { __typename: 'MemberList', items: [], nextCursor: null },
          },
        };
      case 'GroupMemory':
        return { data: { groupMemory: null } };
      default:
        throw new Error(`${name} is not answered here`);
    }
  };

function Place() {
  const { pathname, hash } = useLocation();
  return <p data-testid="place">{pathname + hash}</p>;
}

const show = (gateway: Gateway, path = '/grup/bozkir') =>
  renderWaiting(
    <Suspense>
      <Place />
      <Routes>
        <Route path="/gruplar" element={<GroupsPage />} />
        <Route
          path="/grup/:slug"
          element={
            <GroupPage
              slug="bozkir"
              absent={<p>Yok</p>}
              posts={() => <p>Gönderiler</p>}
              onTogether={() => undefined}
            />
          }
        />
      </Routes>
    </Suspense>,
    { gateway, viewer, path },
  );

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});
const answerForms = (answer: object) => {
  const sent: [string, Record<string, unknown>][] = [];
  globalThis.fetch = ((path: string, { body }: { body: FormData }) => {
    sent.push([path, Object.fromEntries(body)]);
    return Promise.resolve({ json: () => Promise.resolve(answer) });
  }) as unknown as typeof fetch;
  return sent;
};

test('G-19 G-20: deleting asks first, deletes nothing when declined, and then opens the address from the server', async () => {
  const sent: unknown[] = [];
  const gateway = gatewayOf(groupOf(), {
    DeleteGroup: (variables) => {
      sent.push(variables);
      return { deleteGroup: { __typename: 'DeleteGroupPayload', id: 'g1', go: '/gruplar' } };
    },
  });
  const { user } = await show(gateway);
  await user.click(await screen.findByRole('button', { name: 'Grubu sil' }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('Grubu silmek istediğinize emin misiniz ?');
  await user.click(within(dialog).getByRole('button', { name: 'Hayır' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Grubu sil' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Evet, sil' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/gruplar'));
  expect(sent).toEqual([{ id: 'g1' }]);
});

test('G-08: the hash #manage opens the form for those who run the group, and for nobody else', async () => {
  await show(gatewayOf(groupOf()), '/grup/bozkir#manage');
  const dialog = await screen.findByRole('dialog', { name: 'Grubu düzenle' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Discord').value).toBe('bozkir');
});

test('G-08: the hash opens nothing for a plain member', async () => {
  await show(gatewayOf(groupOf({ standing: 'MEMBER' })), '/grup/bozkir#manage');
  await screen.findByText('Final geceleri');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('G-02: the form of a new group is not sent without a name or a description', async () => {
  const sent = answerForms({});
  const { user } = await show(gatewayOf(null), '/gruplar');
  await user.click(await screen.findByRole('button', { name: 'Grup oluştur' }));
  await user.type(await screen.findByLabelText('Grup adı'), 'Bozkır');
  await user.click(screen.getByRole('button', { name: 'Oluştur' }));
  await screen.findByText('Lütfen gerekli alanları doldurunuz !');
  expect(sent).toEqual([]);
});

test('G-07: 1,200 ms after a group was made, the page goes to it', async () => {
  const sent = answerForms({ success: true, message: 'Grup oluşturuldu.', group: '/grup/bozkir' });
  const { user } = await show(gatewayOf(groupOf()), '/gruplar');
  await user.click(await screen.findByRole('button', { name: 'Grup oluştur' }));
  await user.type(await screen.findByLabelText('Grup adı'), 'Bozkır');
  await user.type(screen.getByLabelText('Açıklama'), 'Final');
  await user.click(screen.getByText(/^Katılma istekleri onayla/));
  jest.useFakeTimers();
  // A second press before the first one is shown sends nothing.
  act(() => [1, 2].forEach(() => screen.getByRole('button', { name: 'Oluştur' }).click()));
  await act(() => jest.advanceTimersByTimeAsync(1_199));
  expect(sent).toMatchObject([['/group/create', { groupName: 'Bozkır', groupDesc: 'Final', privacy: '1' }]]);
  expect(screen.getByTestId('place').textContent).toBe('/gruplar');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByTestId('place').textContent).toBe('/grup/bozkir');
});

test('G-22 G-23: the search for members to invite sends nothing below 2 characters, and asks 500 ms after typing', async () => {
  const asked: unknown[] = [];
  const gateway = gatewayOf(groupOf(), {
    GroupCandidates: ({ query }) => {
      asked.push(query);
      const member = person('m3', 'Deniz');
      return { groupCandidates: [{ __typename: 'GroupCandidate', standing: 'NONE', member }] };
    },
  });
  const { user } = await show(gateway);
  await user.click(await screen.findByRole('tab', { name: 'Üyeler' }));
  const field = await screen.findByLabelText('Davet edilecek üyeyi ara');
  jest.useFakeTimers();
  const typing = async (text: string, ms: number) => {
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(field, { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(ms));
  };
  await typing('d', 2_000);
  expect(asked).toEqual([]);
  await typing('de', 499);
  expect(asked).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(asked).toEqual(['de']);
});

test('G-10: the button shows a request as pending, and a member as joined', async () => {
  const joinAs = (standing: string) =>
    gatewayOf(groupOf({ standing: 'NONE' }), {
      JoinGroup: () => ({ joinGroup: { __typename: 'GroupPayload', group: groupOf({ standing }) } }),
    });
  const { user, unmount } = await show(joinAs('REQUESTED'));
  await user.click(await screen.findByRole('button', { name: 'Katıl' }));
  await screen.findByRole('button', { name: /^İstek gönderildi/ });
  unmount();
  const joined = await show(joinAs('MEMBER'));
  await joined.user.click(await screen.findByRole('button', { name: 'Katıl' }));
  await screen.findByRole('button', { name: 'Gruptan ayrıl' });
});

test('G-01 G-03 G-04 G-05 G-06: the edit form has the group’s fields, and is sent whole', async () => {
  const sent = answerForms({ success: true, message: 'Grup güncellendi.', group: '/grup/bozkir' });
  const group = groupOf({ website: 'https://bozkir.example', approval: true, cover: '/i/groups/kapak.webp' });
  const { user, container } = await show(gatewayOf(group), '/grup/bozkir#manage');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/i/groups/kapak.webp');
  const preview = document.head.querySelector('meta[property="og:image"]');
  expect(preview?.getAttribute('content')).toMatch(/\/i\/groups\/kapak\.webp$/);
  expect(screen.getByText('https://bozkir.example').getAttribute('rel')).toBe('nofollow ugc noopener');
  const dialog = await screen.findByRole('dialog', { name: 'Grubu düzenle' });
  within(dialog).getByLabelText('Afiş');
  await user.click(within(dialog).getByText(/^Gizli/));
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const [path, fields] = sent[0]!;
  expect(path).toBe('/group/update');
  expect(fields).toMatchObject({
    groupId: 'g1',
    groupName: 'Bozkır Sevenler',
    groupTagline: 'Her cuma',
    groupDesc: 'Final geceleri',
    groupWebsite: 'https://bozkir.example',
    private: '1',
    privacy: '1',
    fb: '',
    dc: 'bozkir',
  });
  expect(fields).not.toHaveProperty('cover');
});

/** The first bytes of a PNG file, by which its kind is recognised. */
const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });

test('a form of an older state is refused, keeps what was typed, and offers the newer state', async () => {
  const answer: Record<string, unknown> = { success: false, code: 'OUTDATED', error: 'Değişti' };
  const sent = answerForms(answer);
  let version = 4;
  const gateway = gatewayOf(groupOf(), {
    OwnGroup: () => ({
      group: groupOf(version === 4 ? {} : { version, name: 'Bozkır Ahalisi', description: 'Yeni söz' }),
    }),
  });
  const { user } = await show(gateway, '/grup/bozkir#manage');
  const dialog = within(await screen.findByRole('dialog', { name: 'Grubu düzenle' }));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  await user.type(field('Grup adı'), ' Derneği');
  version = 7;
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await dialog.findByText(/^Sen düzenlerken bu grup değişti\./);
  expect(field('Grup adı').value).toBe('Bozkır Sevenler Derneği');
  const newer = await dialog.findByRole('button', { name: 'Yeni hâlini getir' });
  Object.assign(answer, { success: true, message: '', group: '/grup/bozkir' });
  await user.click(newer);
  expect([field('Grup adı').value, field('Açıklama').value]).toEqual(['Bozkır Ahalisi', 'Yeni söz']);
  await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(([, fields]) => [fields['version'], fields['groupName']])).toEqual([
    ['4', 'Bozkır Sevenler Derneği'],
    ['7', 'Bozkır Ahalisi'],
  ]);
});

test('G-03: a chosen picture is shown with its frame, can be removed, and is sent', async () => {
  const sent = answerForms({ success: true, message: 'Grup güncellendi.', group: '/grup/bozkir' });
  const group = groupOf({ cover: '/i/groups/kapak.webp', poster: '/i/groups/afis.webp' });
  const { user } = await show(gatewayOf(group), '/grup/bozkir#manage');
  const dialog = await screen.findByRole('dialog', { name: 'Grubu düzenle' });
  const [cover, poster] = ['Kapak fotoğrafı', 'Afiş'].map((name) =>
    within(dialog).getByRole('group', { name }),
  );
  const input = () => within(cover!).getByLabelText('Kapak fotoğrafı: değiştir');
  expect(within(cover!).getByRole('presentation').getAttribute('src')).toBe('/i/groups/kapak.webp');
  await user.upload(input(), new File(['GIF89a'], 'kapak.png', { type: 'image/png' }));
  await within(cover!).findByText('Yalnızca jpeg ya da png fotoğraf ekleyebilirsin.');
  await user.upload(input(), png('kapak.png'));
  await within(cover!).findByRole('slider', { name: 'Kapak fotoğrafı: yakınlaştırma' });
  // The stored picture returns.
  await user.click(within(cover!).getByRole('button', { name: 'Kapak fotoğrafı: kaldır' }));
  expect(within(cover!).queryByRole('slider')).toBeNull();
  expect(within(cover!).getByRole('presentation').getAttribute('src')).toBe('/i/groups/kapak.webp');
  await user.upload(input(), png('kapak.png'));
  await within(cover!).findByRole('slider');
  expect(within(poster!).queryByRole('button', { name: 'Afiş: kaldır' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const [, fields] = sent[0]!;
  expect(fields['cover']).toBeInstanceOf(File);
  expect(fields).not.toHaveProperty('poster');
});

test('G-06: a stored picture is removed when the form is saved, and the mark can be taken back', async () => {
  answerForms({ success: true, message: 'Grup güncellendi.', group: '/grup/bozkir' });
  const stored = { cover: '/i/groups/kapak.webp', poster: '/i/groups/afis.webp' };
  const sent: unknown[] = [];
  let fails = true;
  const gateway = gatewayOf(groupOf({ ...stored, website: 'https://bozkir.example', approval: true }), {
    RemoveGroupPictures: (variables) => {
      sent.push(variables);
      if (fails) throw new Error('no answer');
      const group = groupOf({ cover: null, poster: stored.poster, version: 6 });
      return { removeGroupPictures: { __typename: 'GroupPayload', group } };
    },
  });
  const { user } = await show(gateway, '/grup/bozkir#manage');
  const dialog = await screen.findByRole('dialog', { name: 'Grubu düzenle' });
  const cover = within(within(dialog).getByRole('group', { name: 'Kapak fotoğrafı' }));
  const poster = within(within(dialog).getByRole('group', { name: 'Afiş' }));
  await user.click(poster.getByRole('button', { name: 'Afişi kaldır' }));
  expect(poster.queryByRole('presentation')).toBeNull();
  const back = poster.getByRole('button', { name: 'Afiş: geri al' });
  expect(document.activeElement).toBe(back);
  await user.click(back);
  expect(poster.getByRole('presentation').getAttribute('src')).toBe(stored.poster);
  await user.click(cover.getByRole('button', { name: 'Kapağı kaldır' }));
  cover.getByText('Kaydedince kaldırılacak');
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  // The typed text stays in the open form for another try.
  await within(dialog).findByText(/resim kaldırılamadı/);
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]).toEqual({ id: 'g1', cover: true, poster: false });
});

test('G-11: a member leaves after a question', async () => {
  const gateway = gatewayOf(groupOf({ standing: 'MEMBER' }), {
    LeaveGroup: () => ({ leaveGroup: { __typename: 'GroupPayload', group: groupOf({ standing: 'NONE' }) } }),
  });
  const { user } = await show(gateway);
  await user.click(await screen.findByRole('button', { name: 'Gruptan ayrıl' }));
  await user.click(await screen.findByRole('button', { name: 'Evet, ayrıl' }));
  await screen.findByRole('button', { name: 'Katıl' });
});

test('G-12 G-21: requests, invites and members are listed; an invite is taken back', async () => {
  const sent: unknown[] = [];
  const gateway = gatewayOf(groupOf(), {
    GroupDesk: () => ({
      groupRequests: {
        __typename: 'GroupRequestList',
        items: [{ __typename: 'GroupRequest', id: 'r1', member: person('m4', 'Ege') }],
        nextCursor: null,
      },
      groupInvites: {
        __typename: 'MemberList',
        nextCursor: null,
        items: sent.length > 0 ? [] : [person('m5', 'Mert')],
      },
    }),
    GroupMembers: () => ({
      groupMembers: {
        __typename: 'GroupMemberList',
        ...empty,
        count: 1,
        items: [{ __typename: 'GroupMember', role: 'OWNER', member: person('m2', 'Ada') }],
      },
    }),
    SetGroupInvite: (variables) => {
      sent.push(variables);
      return { setGroupInvite: { __typename: 'GroupCandidatePayload', memberId: 'm5' } };
    },
  });
  const { user } = await show(gateway);
  await user.click(await screen.findByRole('tab', { name: 'Üyeler' }));
  await screen.findByRole('button', { name: 'Ege: Kabul et' });
  await screen.findByText('@m2 · Sahip');
  await user.click(screen.getByRole('button', { name: 'Mert: Daveti geri al' }));
  await screen.findByText('Bekleyen davet yok.');
  expect(sent).toEqual([{ groupId: 'g1', memberId: 'm5', invited: false }]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings.slice(-3)).toEqual(['1 üye', 'Katılma istekleri', 'Davet edilenler']);
});

test('G-12: without requests there is no section for them', async () => {
  const gateway = gatewayOf(groupOf(), {
    GroupDesk: () => ({
      groupRequests: { __typename: 'GroupRequestList', items: [], nextCursor: null },
      groupInvites: { __typename: 'MemberList', items: [], nextCursor: null },
    }),
    GroupMembers: () => ({
      groupMembers: {
        __typename: 'GroupMemberList',
        ...empty,
        count: 1,
        items: [{ __typename: 'GroupMember', role: 'OWNER', member: person('m2', 'Ada') }],
      },
    }),
  });
  const { user } = await show(gateway);
  await user.click(await screen.findByRole('tab', { name: 'Üyeler' }));
  await screen.findByText('@m2 · Sahip');
  await screen.findByText('Bekleyen davet yok.');
  expect(screen.queryByRole('heading', { name: 'Katılma istekleri' })).toBeNull();
});

test('a private group shows neither posts nor members to those outside', async () => {
  await show(gatewayOf(groupOf({ standing: 'NONE', private: true, description: '' })));
  await screen.findByText('Bu grup gizli');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('an unknown group is not found', async () => {
  await show(gatewayOf(null));
  await screen.findByText('Yok');
});
