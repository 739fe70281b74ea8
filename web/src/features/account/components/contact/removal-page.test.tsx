import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Gateway, render } from '../../../../testing/render.js';
import { RemovalPage } from './removal-page.js';

const open = (gateway: Gateway, path = '/icerik-kaldirma') => render(<RemovalPage />, { gateway, path });

test('an empty form names each fault and sends nothing', async () => {
  const sent: unknown[] = [];
  const { user } = open((name) => {
    sent.push(name);
    return { data: null };
  });
  await user.type(await screen.findByLabelText('E-posta'), 'x');
  await user.type(screen.getByLabelText('Kaldırılmasını istediğin adresler'), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Başvuruyu gönder' }));
  await screen.findByText('Bu alan gerekli.');
  screen.getByText('Bu bir e-posta adresine benzemiyor.');
  screen.getByText('Her satır http ya da https ile başlayan bir adres olmalı.');
  screen.getByText('Biraz daha anlat: en az 20 karakter.');
  screen.getByText('Başvurmak için bunu onaylamalısın.');
  expect(sent).toEqual([]);
});

test('sends one address for each line, and then says that a mail follows', async () => {
  const sent: unknown[] = [];
  const { user } = open((name, variables) => {
    if (name === 'CaptchaChallenge') return { data: { captchaChallenge: null } };
    sent.push(variables['input']);
    return { data: { sendRemovalRequest: { __typename: 'MessagePayload', message: 'Başvurunu aldık.' } } };
  });
  const paste = async (label: string, text: string) => {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  };
  await paste('Adın ya da kurumun', 'Deniz Film');
  await paste('E-posta', 'hak@posta.example');
  await user.selectOptions(screen.getByRole('combobox'), 'Hak sahibi adına başvuruyorum');
  await paste('Kaldırılmasını istediğin adresler', 'https://a.example/1\n \nhttps://a.example/2');
  await paste('Açıklama', 'Bu dizinin yayın hakkı bizdedir.');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Başvuruyu gönder' }));
  await screen.findByText('Başvurunu aldık.');
  expect(sent).toEqual([
    {
      name: 'Deniz Film',
      email: 'hak@posta.example',
      right: 'AGENT',
      links: ['https://a.example/1', 'https://a.example/2'],
      statement: 'Bu dizinin yayın hakkı bizdedir.',
      declared: true,
    },
  ]);
});

test('the link of the mail confirms a request only after a press, and an old link says so', async () => {
  let expired = false;
  const sent: unknown[] = [];
  const gateway: Gateway = (_, variables) => {
    sent.push(variables);
    if (expired) return { errors: [{ message: 'Süresi dolmuş.', extensions: { code: 'LINK_EXPIRED' } }] };
    const confirmed = {
      __typename: 'ConfirmedRemovalRequest',
      number: '261124-4f09',
      dueAt: '2026-12-01T09:00:00Z',
    };
    return { data: { confirmRemovalRequest: confirmed } };
  };
  const { user, unmount } = open(gateway, '/icerik-kaldirma?token=anahtar');
  const button = await screen.findByRole('button', { name: 'Başvuruyu onayla' });
  expect(sent).toEqual([]);
  await user.click(button);
  await screen.findByText(/261124-4f09 numaralı başvurun incelemede.*1 Aralık 2026 12:00/);
  expect(sent).toEqual([{ token: 'anahtar' }]);
  unmount();
  expired = true;
  const again = open(gateway, '/icerik-kaldirma?token=eski');
  await again.user.click(await screen.findByRole('button', { name: 'Başvuruyu onayla' }));
  await screen.findByText('Süresi dolmuş.');
});
