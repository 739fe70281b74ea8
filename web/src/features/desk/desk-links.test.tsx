import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Role } from '../../generated/types.js';
import type { Viewer } from '../../lib/viewer.js';
import { render } from '../../testing/render.js';
import { DeskLinks } from './desk-links.js';

const viewer: Viewer = { state: 'member', member: { id: 'm1', username: 'deniz', name: 'Deniz' } };
const readBy = (...roles: Role[]) => ({
  viewer,
  gateway: () => ({ data: { viewer: { __typename: 'Viewer', id: 'm1', roles: ['MEMBER', ...roles] } } }),
});
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const current = () => screen.getByRole('link', { current: 'page' }).getAttribute('href');

const moderated = [
  '/yonetim/vakalar',
  '/yonetim/istekler',
  '/yonetim/kaldirma',
  '/yonetim/uyeler',
  '/yonetim/mesajlar',
];

test.each([
  ['an editor', ['EDITOR'], ['/yonetim/istekler']],
  ['a moderator', ['MODERATOR'], moderated],
  ['an admin', ['ADMIN'], [...moderated, '/yonetim/kayitlar']],
] as const)('%s gets the pages of the desk that the role reads', async (_, roles, expected) => {
  render(<DeskLinks current="requests" />, readBy(...roles));
  await waitFor(() => expect(links()).toEqual(expected));
  expect(current()).toBe('/yonetim/istekler');
});

test('a visitor and a member without such a role get the current page alone, and no other is named', async () => {
  const { unmount } = render(<DeskLinks current="audit" />, { viewer: { state: 'visitor' } });
  expect(links()).toEqual(['/yonetim/kayitlar']);
  unmount();
  render(<DeskLinks current="audit" />, readBy());
  await screen.findByRole('navigation', { name: 'Yönetim' });
  expect(links()).toEqual(['/yonetim/kayitlar']);
});

test('on a page below, the link to the list is current, but is not the page itself', async () => {
  render(<DeskLinks current="cases" isBelow />, readBy('MODERATOR'));
  await waitFor(() => expect(links()).toEqual(moderated));
  expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/yonetim/vakalar');
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});
