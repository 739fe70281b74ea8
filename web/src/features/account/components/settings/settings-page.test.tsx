import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Gateway, render } from '../../../../testing/render.js';
import { type Session, SessionContextProvider } from '../../hooks/use-session.js';
import { SettingsPage } from './settings-page.js';

const member = {
  __typename: 'Member',
  id: 'm1',
  username: 'deniz',
  name: 'Deniz',
  avatar: null,
  path: '/profile/deniz',
};
const account = (over: object = {}) => ({
  __typename: 'Account',
  id: 'm1',
  about: 'Dizi sever.',
  country: 'TR',
  email: 'deniz@posta.example',
  pendingEmail: null,
  birthYear: null,
  member,
  links: { __typename: 'SocialLinks', facebook: '', twitter: '', instagram: '' },
  privacy: { __typename: 'Privacy', profile: 'EVERYONE', indexed: true },
  ...over,
});
const device = (id: string, current: boolean) => ({
  __typename: 'Device',
  id,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0',
  createdAt: '2026-11-20T12:00:00Z',
  lastSeenAt: '2026-11-20T12:00:00Z',
  current,
});

const sent = jest.fn();
beforeEach(() => void sent.mockClear());

const open = (
  tab: string,
  answers: Record<string, unknown> = {},
  over: object = {},
  provider: object | null = null,
) => {
  const gateway: Gateway = (name, variables) => {
    if (name === 'Account') return { data: { account: account(over) } };
    if (name === 'IdentityProvider') return { data: { identityProvider: provider } };
    sent(name, variables);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer as ReturnType<Gateway>;
  };
  const session: Session = {
    viewer: { state: 'member', member: { id: 'm1', username: 'deniz', name: 'Deniz' } },
    signedIn: jest.fn(),
    renamed: jest.fn(),
    signOut: async () => {},
    ended: jest.fn(),
  };
  const page = (
    <SessionContextProvider value={session}>
      <SettingsPage />
    </SessionContextProvider>
  );
  return { ...render(page, { gateway, path: `/ayarlar#${tab}`, viewer: session.viewer }), session };
};

test('A-24 has tabs, each with an address of its own', async () => {
  const { user } = open('sosyal');
  await screen.findByLabelText('Facebook');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Profil',
    'Hesap',
    'Şifre',
    'Sosyal',
    'Oturumlar',
    'Gizlilik',
    'Engellenenler',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Şifre' }));
  await screen.findByLabelText('Şu anki şifren');
});

test('A-15 A-16 saves name, about and country; the username is read-only', async () => {
  const saved = { __typename: 'AccountPayload', account: account() };
  const { user, session } = open('profil', { UpdateProfile: { data: { updateProfile: saved } } });
  const name = await screen.findByLabelText('Görünen ad');
  expect(screen.getByLabelText<HTMLInputElement>('Kullanıcı adı').readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Ülke').value).toBe('Türkiye');
  await user.clear(name);
  await user.type(name, 'Deniz Kaya');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Kaydedildi.');
  expect(sent).toHaveBeenCalledWith('UpdateProfile', {
    input: { name: 'Deniz Kaya', about: 'Dizi sever.', country: 'Türkiye', birthYear: null },
  });
  expect(session.renamed).toHaveBeenCalled();
});

test('asks before unsaved changes are dropped by another tab or a link; saved ones are not asked about', async () => {
  const saved = { __typename: 'AccountPayload', account: account() };
  const { user } = open('profil', { UpdateProfile: { data: { updateProfile: saved } } });
  const question = 'Kaydetmediğin değişiklikler var. Yine de çıkılsın mı?';
  await user.type(await screen.findByLabelText('Görünen ad'), ' Kaya');
  await user.click(screen.getByRole('link', { name: 'Profilimi gör' }));
  await screen.findByRole('alertdialog', { name: question });
  await user.click(screen.getByRole('button', { name: 'Hayır' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Görünen ad').value).toBe('Deniz Kaya');

  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Kaydedildi.');
  await user.click(screen.getByRole('tab', { name: 'Sosyal' }));
  await user.type(await screen.findByLabelText('Facebook'), 'x');
  await user.click(screen.getByRole('tab', { name: 'Şifre' }));
  await screen.findByRole('alertdialog', { name: question });
  await user.click(screen.getByRole('button', { name: 'Evet, çık' }));
  await screen.findByLabelText('Şu anki şifren');
});

test.each([
  ['profil', 'Görünen ad', 'Kaydet'],
  ['hesap', 'Yeni e-posta', 'Onay bağlantısı gönder'],
])('A-17 reports in %s that %s may not be empty, and sends nothing', async (tab, label, button) => {
  const { user } = open(tab);
  await user.clear(await screen.findByLabelText(label));
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByText('Lütfen gerekli alanları boş bırakmayınız !');
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(sent).not.toHaveBeenCalled();
});

test('A-18 A-19 sends the social links only when all three are filled', async () => {
  const saved = { __typename: 'AccountPayload', account: account() };
  const { user } = open('sosyal', { SetSocialLinks: { data: { setSocialLinks: saved } } });
  await user.type(await screen.findByLabelText('Facebook'), 'https://facebook.com/deniz');
  await user.type(screen.getByLabelText('X (Twitter)'), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Üç bağlantıyı da doldur.');
  screen.getByText('https:// ile başlayan bir adres yaz.');
  expect(sent).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('X (Twitter)'));
  await user.type(screen.getByLabelText('X (Twitter)'), 'https://x.com/deniz');
  await user.type(screen.getByLabelText('Instagram'), 'https://instagram.com/deniz');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Kaydedildi.');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('A-21 shows a password error at its field', async () => {
  const { user } = open('sifre', {
    ChangePassword: {
      data: null,
      errors: [
        { message: 'Yanlış.', extensions: { code: 'BAD_INPUT', fields: { oldPassword: 'Şifre yanlış.' } } },
      ],
    },
  });
  await user.type(await screen.findByLabelText('Şu anki şifren'), 'eski parola');
  await user.type(screen.getByLabelText('Yeni şifre'), 'uzun bir parola');
  await user.type(screen.getByLabelText('Şifre (yeniden)'), 'uzun bir parol');
  await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
  await screen.findByText('İki şifre aynı değil.');
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Şifre (yeniden)'), 'a');
  await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
  await screen.findByText('Şifre yanlış.');
});

test('lists sessions by device and ends one; a failure says so and offers another try', async () => {
  const both = { __typename: 'Account', id: 'm1', sessions: [device('s1', true), device('s2', false)] };
  const { user } = open('oturumlar', {
    Sessions: { data: { account: both } },
    EndSession: new Error('offline'),
  });
  await screen.findByText('Bu cihaz');
  expect(screen.getAllByText('Firefox · Windows')).toHaveLength(2);
  const items = screen.getAllByRole('listitem');
  expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Firefox · Windows: oturumu kapat' }));
  await screen.findByText('Oturum kapatılamadı.');
  screen.getByRole('button', { name: 'Tekrar dene' });
  expect(sent).toHaveBeenLastCalledWith('EndSession', { id: 's2' });
});

test('a privacy choice that cannot be saved reverts', async () => {
  const { user } = open('gizlilik', { SetPrivacy: new Error('offline') });
  const select = await screen.findByLabelText<HTMLSelectElement>('Profilimi kimler görsün?');
  await user.selectOptions(select, 'NOBODY');
  await screen.findByText('Kaydedilemedi.');
  await waitFor(() => expect(select.value).toBe('EVERYONE'));
});

const files: [string, string, File][] = [
  [
    'kind',
    'Yalnızca JPEG ya da PNG fotoğraf seçebilirsin.',
    new File(['GIF89a……'], 'a.jpg', { type: 'image/jpeg' }),
  ],
  [
    'size',
    'Fotoğraf en fazla 8 MB olabilir.',
    new File([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(8_000_000)], 'a.jpg', { type: 'image/jpeg' }),
  ],
];

let answered: object;
const fetched = jest.fn<(url: unknown, init?: RequestInit) => Promise<Response>>();
const ownFetch = globalThis.fetch;
beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve({ json: () => Promise.resolve(answered) } as Response));
  globalThis.fetch = fetched as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = ownFetch;
});

test.each(files)('U-35 refuses a photo of another %s, regardless of its name', async (_, words, file) => {
  const { user } = open('profil');
  await user.upload(await screen.findByLabelText('Profil fotoğrafı', { selector: 'input' }), file);
  expect(await screen.findAllByText(words)).not.toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test("A-20 shows the answered image in place of the chosen one; U-06 shows the server's words for a refusal", async () => {
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'ben.png', {
    type: 'image/png',
  });
  answered = { success: true, image: '/i/avatars/u/yeni.webp' };
  const { user, session, container } = open('profil');
  const input = await screen.findByLabelText('Profil fotoğrafı', { selector: 'input' });
  await user.upload(input, png);
  await screen.findByText('Yeni fotoğrafın hazır.');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/i/avatars/u/yeni.webp');
  expect(session.renamed).toHaveBeenCalledTimes(1);
  answered = { success: false, error: 'Fotoğraf çok büyük.' };
  await user.upload(input, png);
  expect(await screen.findAllByText('Fotoğraf çok büyük.')).not.toEqual([]);
});

test.each([
  ['sifre', 'Şifreyi değiştir', 'sifre'],
  ['hesap', 'E-postayı değiştir', 'bilgiler'],
])('leads to the identity provider for the tab %s, if there is one', async (tab, label, task) => {
  const provider = {
    __typename: 'IdentityProvider',
    url: 'https://giris.example',
    realm: 'seyir',
    clientId: 'seyir-web',
    reachable: true,
  };
  open(tab, {}, {}, provider);
  const link = await screen.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(
    `/giris-yap?islem=${task}&donus=${encodeURIComponent(`/ayarlar#${tab}`)}`,
  );
  expect(screen.queryByLabelText('Yeni şifre')).toBeNull();
});
