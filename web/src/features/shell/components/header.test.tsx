import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { Bell } from './bell.js';
import { Header } from './header.js';

const noop = () => undefined;

test("'/' focuses the search, but not while typing", async () => {
  const { user } = render(
    <>
      <textarea aria-label="Yorum" />
      <Header onSignOut={noop} />
    </>,
  );
  const search = screen.getByRole('combobox', { name: 'Ara' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(search);
  expect((search as HTMLInputElement).value).toBe('');
  await user.type(screen.getByRole('textbox', { name: 'Yorum' }), 've/veya');
  expect((screen.getByRole('textbox', { name: 'Yorum' }) as HTMLTextAreaElement).value).toBe('ve/veya');
});

test('leads a visitor to the login page and back to the previous page', () => {
  render(<Header onSignOut={noop} />, { path: '/dizi/gece-vapuru?s=1' });
  const link = screen.getByRole('link', { name: 'Giriş yap' });
  expect(link.getAttribute('href')).toBe('/giris-yap?donus=%2Fdizi%2Fgece-vapuru%3Fs%3D1');
});

test('shows no sign-in link until the session is known', () => {
  render(<Header onSignOut={noop} />, { viewer: { state: 'unknown' } });
  expect(screen.queryByRole('link', { name: 'Giriş yap' })).toBeNull();
});

test('a member signs out from the user menu, whose code loads on the first press', async () => {
  const onSignOut = jest.fn();
  const member = { id: '1', username: 'isil', name: 'Işıl Çağlar' };
  const { user } = render(<Header onSignOut={onSignOut} />, { viewer: { state: 'member', member } });
  await user.click(screen.getByRole('button', { name: /Işıl Çağlar/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Çıkış yap' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

test.each([
  [['MEMBER', 'EDITOR'], '/yonetim'],
  [['MEMBER', 'MODERATOR'], '/yonetim'],
  [['MEMBER', 'ADMIN'], '/yonetim'],
  [['MEMBER'], undefined],
])('the user menu of %p leads to the desk: %p', async (roles, path) => {
  const member = { id: '1', username: 'isil', name: 'Işıl Çağlar' };
  let answered = false;
  const { user } = render(<Header onSignOut={noop} />, {
    viewer: { state: 'member', member },
    gateway: () => {
      answered = true;
      return { data: { viewer: { __typename: 'Viewer', id: '1', roles } } };
    },
  });
  await user.click(screen.getByRole('button', { name: /Işıl Çağlar/ }));
  await screen.findByRole('menuitem', { name: 'Ayarlar' });
  await waitFor(() => {
    expect(answered).toBe(true);
    const entry = screen.queryByRole('menuitem', { name: 'Yönetim' });
    expect(entry?.getAttribute('href') ?? undefined).toBe(path);
  });
});

test('U-12 on phones the search opens over the header and returns the focus', async () => {
  const { user } = render(<Header onSignOut={noop} />);
  const opener = screen.getByRole('button', { name: 'Aramayı aç' });
  await user.click(opener);
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('U-11 U-12 on phones the menu is a side bar with buttons to open and close it', async () => {
  const { user } = render(<Header onSignOut={noop} />);
  await user.click(screen.getByRole('button', { name: 'Menüyü aç' }));
  const bar = await screen.findByRole('dialog');
  expect(within(bar).getByRole('link', { name: 'Diziler' })).toBeTruthy();
  await user.click(within(bar).getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the bell opens a panel with the notifications, or says that there are none', async () => {
  const onOpenChange = jest.fn();
  const { user } = render(<Bell count={120} onOpenChange={onOpenChange} />);
  await user.click(screen.getByRole('button', { name: 'Bildirimler, 120 yeni' }));
  expect(await screen.findByRole('dialog', { name: 'Bildirimler' })).toBeTruthy();
  expect(screen.getByText('Şimdilik sessiz')).toBeTruthy();
});
