import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Role } from '../generated/types.js';
import type { Viewer } from '../lib/viewer.js';
import { type Gateway, render } from '../testing/render.js';
import DeskRoute from './routes/desk.js';

const viewer: Viewer = { state: 'member', member: { id: 'm1', username: 'deniz', name: 'Deniz' } };
const readBy = (...roles: Role[]): Gateway => {
  return () => ({ data: { viewer: { __typename: 'Viewer', id: 'm1', roles: ['MEMBER', ...roles] } } });
};

/** The desk, and the page that it leads to. */
function Site() {
  const { pathname } = useLocation();
  return pathname === '/yonetim' ? <DeskRoute /> : <p>{pathname}</p>;
}
const path = '/yonetim';

test.each([
  ['EDITOR', '/yonetim/istekler'],
  ['MODERATOR', '/yonetim/vakalar'],
  ['ADMIN', '/yonetim/vakalar'],
] as const)('/yonetim leads %s to %s', async (role, first) => {
  render(<Site />, { path, viewer, gateway: readBy(role) });
  expect(await screen.findByText(first)).toBeTruthy();
});

test('/yonetim asks a visitor to sign in, and shows no page to a member without such a role', async () => {
  const { unmount } = render(<Site />, { path });
  expect(screen.getByText('Bu sayfa için giriş yap')).toBeTruthy();
  unmount();
  render(<Site />, { path, viewer, gateway: readBy() });
  expect(await screen.findByText('Bu sayfa moderatörler için')).toBeTruthy();
});

test('/yonetim reads the roles again after a failure', async () => {
  let failing = true;
  const gateway: Gateway = (...asked) => {
    if (failing) throw new TypeError('no connection');
    return readBy('EDITOR')(...asked);
  };
  const { user } = render(<Site />, { path, viewer, gateway });
  expect(await screen.findByText('Yönetim sayfaları şu an gelmedi.')).toBeTruthy();
  failing = false;
  await user.click(screen.getByRole('button', { name: /yeniden|tekrar/i }));
  expect(await screen.findByText('/yonetim/istekler')).toBeTruthy();
});
