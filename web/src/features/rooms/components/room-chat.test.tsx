import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { NewEntry, RoomChat as Chat } from '../hooks/use-room-chat.js';
import { anEntry } from '../testing.js';
import { RoomChat } from './room-chat.js';

const chatOf = (more: Partial<Chat>): Chat => ({
  entries: [anEntry()],
  failed: false,
  hasOlder: false,
  loadOlder: async () => undefined,
  reload: () => undefined,
  send: async () => undefined,
  remove: async () => undefined,
  reveal: async () => undefined,
  ...more,
});

test('C-07: the emoji picker inserts at the caret of the entry, which is sent with it', async () => {
  const sent: NewEntry[] = [];
  const chat = chatOf({ send: async (entry) => void sent.push(entry) });
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

test('older entries that do not come are offered again, and so is a chat that does not come', async () => {
  const asked: string[] = [];
  const loadOlder = async () => {
    asked.push('older');
    if (asked.length === 1) throw new Error('offline');
  };
  const { user, unmount } = render(
    <RoomChat chat={chatOf({ hasOlder: true, loadOlder })} viewerId="bora" isManager={false} mayWrite />,
  );
  await user.click(screen.getByRole('button', { name: 'Daha eskileri göster' }));
  await user.click(await screen.findByRole('button', { name: 'Gelmedi, yeniden dene' }));
  await screen.findByRole('button', { name: 'Daha eskileri göster' });
  unmount();
  const reload = () => void asked.push('again');
  const failing = chatOf({ entries: undefined, failed: true, reload });
  render(<RoomChat chat={failing} viewerId="bora" isManager={false} mayWrite />);
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(asked).toEqual(['older', 'older', 'again']);
});
