import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Gateway } from '../../testing/render.js';
import { renderAtDesk } from '../desk/testing.js';
import type { Viewer } from '../../lib/viewer.js';
import { MembersPage } from './components/members-page.js';
import { deskMemberOf as deskMember, personOf as person } from './testing/cases.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'zeynep', name: 'Zeynep' } };
const refused = { errors: [{ message: 'Bunu yapmaya yetkin yok.', extensions: { code: 'FORBIDDEN' } }] };
const noProvider = { data: { identityProvider: null } };

test('an admin reads the history of a member, lifts a silence and gives a role', async () => {
  const sent: unknown[] = [];
  const silence = {
    __typename: 'Sanction',
    id: 's1',
    kind: 'SILENCE',
    violation: 'INSULT',
    imposedAt: '2026-11-01T00:00:00Z',
    until: '2026-12-01T09:00:00Z',
    caseId: 'c7',
    endedAt: null,
    imposedBy: null,
  };
  const ended = { ...silence, endedAt: '2026-11-02T00:00:00Z' };
  const gateway: Gateway = (name, variables) => {
    if (name === 'IdentityProvider') return noProvider;
    if (name === 'DeskMember')
      return deskMember({ sanctions: [sent.some((one) => one === 's1') ? ended : silence] });
    sent.push(variables['id'] ?? variables['input']);
    if (name === 'EndSanction')
      return { data: { endSanction: { __typename: 'SanctionPayload', sanction: ended } } };
    const staff = { __typename: 'StaffMember', roles: ['MEMBER', 'EDITOR'], member: person('m9', 'Deniz') };
    return { data: { setRoles: { __typename: 'SetRolesPayload', staff } } };
  };
  const { user } = renderAtDesk(<MembersPage />, { gateway, viewer, path: '/yonetim/uyeler?uye=deniz' });
  await screen.findByText('Sürüyor');
  expect(screen.getByRole('link', { name: 'Vakayı aç' }).getAttribute('href')).toBe('/yonetim/vakalar/c7');
  await user.click(screen.getByRole('button', { name: 'Kaldır' }));
  await user.click(await screen.findByRole('button', { name: 'Evet, kaldır' }));
  await screen.findByText('Bitti');
  await user.click(screen.getByRole('checkbox', { name: 'Editör' }));
  await user.click(screen.getByRole('button', { name: 'Görevleri kaydet' }));
  await screen.findByText('Görevler kaydedildi.');
  expect(sent).toEqual(['s1', { memberId: 'm9', roles: ['EDITOR'], seen: ['MEMBER'] }]);
});

test('a decision that shortens the one in force warns before it is sent, and has an idempotency key', async () => {
  const sent: Record<string, unknown>[] = [];
  const ban = {
    __typename: 'Sanction',
    id: 's2',
    kind: 'BAN',
    violation: 'INSULT',
    imposedAt: '2026-11-01T00:00:00Z',
    until: null,
    caseId: null,
    endedAt: null,
    imposedBy: null,
  };
  const gateway: Gateway = (name, variables) => {
    if (name === 'IdentityProvider') return noProvider;
    if (name === 'DeskMember')
      return deskMember({ sanctions: [{ ...ban, id: 's3', until: '2026-11-08T00:00:00Z' }, ban] });
    sent.push(variables['input'] as Record<string, unknown>);
    return { data: { imposeSanction: { __typename: 'SanctionPayload', sanction: ban } } };
  };
  const { user } = renderAtDesk(<MembersPage />, { gateway, viewer, path: '/yonetim/uyeler?uye=deniz' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Neden' }), 'SPAM');
  await user.click(screen.getByRole('button', { name: 'Sustur' }));
  await screen.findByRole('alertdialog', { name: 'Üye susturulsun mu? Okuyabilir ama yazamaz.' });
  await user.click(screen.getByRole('button', { name: 'Hayır' }));
  await user.click(screen.getByRole('button', { name: 'Hesabı askıya al' }));
  await screen.findByRole('alertdialog', {
    name: /Süren karar daha uzun \(Süresiz\); bu karar onu kısaltır/,
  });
  await user.click(screen.getByRole('button', { name: 'Evet, askıya al' }));
  await screen.findByText('Karar kaydedildi. Üyenin oturumları kapandı.');
  expect(sent).toMatchObject([{ kind: 'BAN', violation: 'SPAM', idempotencyKey: expect.any(String) }]);
});

test('roles that another admin has changed meanwhile are not overwritten, but shown', async () => {
  let roles = ['MEMBER'];
  const gateway: Gateway = (name) => {
    if (name === 'IdentityProvider') return noProvider;
    if (name === 'DeskMember') return deskMember({ roles });
    roles = ['MEMBER', 'MODERATOR'];
    return { errors: [{ message: 'Eski', extensions: { code: 'OUTDATED' } }] };
  };
  const { user } = renderAtDesk(<MembersPage />, { gateway, viewer, path: '/yonetim/uyeler?uye=deniz' });
  await user.click(await screen.findByRole('checkbox', { name: 'Editör' }));
  await user.click(screen.getByRole('button', { name: 'Görevleri kaydet' }));
  await screen.findAllByText('Bu üyenin görevleri sen bakarken değişti. Son hâli gösteriliyor.');
  await screen.findByRole('checkbox', { name: 'Moderatör', checked: true });
  expect(screen.getByRole('checkbox', { name: 'Editör', checked: false })).toBeTruthy();
});

test('roles that an identity provider keeps are only shown', async () => {
  const identityProvider = {
    __typename: 'IdentityProvider',
    url: 'https://kimlik.example',
    realm: 'seyir',
    clientId: 'web',
    reachable: true,
  };
  const gateway: Gateway = (name) =>
    name === 'IdentityProvider'
      ? { data: { identityProvider } }
      : deskMember({ roles: ['MEMBER', 'EDITOR'] });
  renderAtDesk(<MembersPage />, { gateway, viewer, path: '/yonetim/uyeler?uye=deniz' });
  const roles = await screen.findByRole('region', { name: 'Görevler' });
  within(roles).getByText('Editör');
  within(roles).getByText(/Görevler kimlik sağlayıcısında tutulur/);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Görevleri kaydet' })).toBeNull();
});

test('the desk of members is for moderators, and says when there is no such member', async () => {
  const { unmount } = renderAtDesk(<MembersPage />, {
    gateway: () => refused,
    viewer,
    path: '/yonetim/uyeler?uye=deniz',
  });
  await screen.findByText('Bu sayfa moderatörler için');
  unmount();
  renderAtDesk(<MembersPage />, {
    gateway: () => ({ data: { ...deskMember().data, deskMember: null } }),
    viewer,
    path: '/yonetim/uyeler?uye=kimse',
  });
  await screen.findByText('Böyle bir üye yok');
});
