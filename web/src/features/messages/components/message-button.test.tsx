import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { MessageButton } from './message-button.js';

test('a first message whose text was changed after a failure is another message', async () => {
  const keys: unknown[] = [];
  const { user } = render(<MessageButton member={{ id: 'm2', name: 'Deniz', username: 'deniz' }} />, {
    gateway: (_, { input }) => {
      keys.push((input as { idempotencyKey: unknown }).idempotencyKey);
      throw new Error('no answer');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Mesaj gönder' }));
  await user.type(await screen.findByRole('textbox', { name: 'Mesaj yaz' }), 'Selam');
  const send = () => user.click(screen.getByRole('button', { name: 'Gönder' }));
  await send();
  await waitFor(() => expect(keys).toHaveLength(1));
  await screen.findByText('Bu değişiklik yapılamadı.');
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  await screen.findByText('Bu değişiklik yapılamadı.');
  await user.type(screen.getByRole('textbox', { name: 'Mesaj yaz' }), '!');
  await send();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
