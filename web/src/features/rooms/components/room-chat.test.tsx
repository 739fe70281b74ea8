import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { NewEntry } from '../hooks/use-room-chat.js';
import { anEntry } from '../testing.js';
import { RoomChat } from './room-chat.js';

test('C-07: the emoji picker inserts at the caret of the entry, which is sent with it', async () => {
  const sent: NewEntry[] = [];
  const chat = {
    entries: [anEntry()],
    failed: false,
    hasOlder: false,
    loadOlder: async () => undefined,
    reload: () => undefined,
    send: async (entry: NewEntry) => void sent.push(entry),
    remove: async () => undefined,
    reveal: async () => undefined,
  };
  const { user } = render(<RoomChat chat={chat} viewerId="bora" isManager={false} mayWrite />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Odaya yaz' });
  await user.type(field, 'ab');
  field.setSelectionRange(1, 1);
  await user.click(screen.getByRole('button', { name: 'Emoji ekle' }));
  await user.click(await screen.findByRole('button', { name: '😂' }));
  expect(field.value).toBe('a😂b');
  expect(field.selectionStart).toBe('a😂'.length);
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(sent).toMatchObject([{ body: 'a😂b' }]);
});
