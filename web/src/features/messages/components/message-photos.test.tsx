import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeUpload, fakeUploads, photoFile, storedPhoto } from '../../../testing/fake-uploads.js';
import { type Gateway, render } from '../../../testing/render.js';
import { conversationOf, deniz, messageOf } from '../testing.js';
import { ConversationRow } from './conversation-row.js';
import { OpenConversation } from './open-conversation.js';

const me = { state: 'member', member: { id: 'm1', username: 'ada', name: 'Ada' } } as const;
fakeUploads();
beforeEach(() => sessionStorage.clear());

const photoOf = (n: number, alt = '') => ({
  __typename: 'MessagePhoto' as const,
  id: `f${n}`,
  src: `/m/${n}.webp`,
  width: 8,
  height: 6,
  alt,
});
const withPhotos = messageOf(2, { authorId: 'm2', body: '', photos: [photoOf(1, 'Vapur'), photoOf(2)] });

/** The conversation with Deniz, whose last message has two photos and no text. */
function show(answer: (input: Record<string, unknown>) => ReturnType<Gateway>) {
  const sent: Record<string, unknown>[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'ConversationWith') {
      const conversation = conversationOf({ lastMessage: withPhotos });
      const found = { __typename: 'ConversationWith', member: deniz, mayWrite: true, conversation };
      return { data: { conversationWith: found } };
    }
    if (name === 'Messages')
      return {
        data: {
          messages: {
            __typename: 'MessageList',
            items: [withPhotos, messageOf(1)],
            last: true,
            nextCursor: null,
          },
        },
      };
    if (name !== 'SendMessage') return { data: {} };
    const input = variables['input'] as Record<string, unknown>;
    sent.push(input);
    return answer(input);
  };
  const ui = <OpenConversation username="deniz" viewerId="m1" typing={undefined} />;
  return { ...render(ui, { gateway, viewer: me }), sent };
}
const accepted = (input: Record<string, unknown>) => ({
  data: {
    sendMessage: {
      __typename: 'SentMessagePayload',
      conversation: conversationOf({ seq: 3, version: 3 }),
      message: messageOf(3, { body: String(input['body']), photos: [photoOf(3)] }),
    },
  },
});
const form = async () => (await screen.findByRole('textbox', { name: 'Mesaj yaz' })).closest('form')!;
const drop = async (...names: string[]) =>
  fireEvent.drop(await form(), { dataTransfer: { files: names.map(photoFile), types: ['Files'] } });
const press = () => screen.getByRole('button', { name: 'Gönder' });

test('a photo alone is uploaded for messages and sent with its alt text; the message waits for the upload', async () => {
  const { user, sent } = show(accepted);
  await drop('a.png');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  expect(FakeUpload.all[0]?.sent?.get('use')).toBe('message');
  act(() => FakeUpload.all[0]?.upload.onprogress?.({ loaded: 1, total: 2 }));
  screen.getByRole('progressbar', { name: '1. fotoğraf yükleniyor, %50' });
  await user.click(press());
  screen.getByText('Fotoğrafların yüklenmesi bitsin, sonra gönder.');
  await FakeUpload.all[0]?.answer(storedPhoto(1));
  await user.type(screen.getByRole('textbox', { name: '1. fotoğrafta ne var?' }), 'İskele');
  await user.click(press());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: '', photos: [{ uploadId: 'u1', alt: 'İskele' }] });
  // The form is empty again.
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Eklenen fotoğraflar' })).toBeNull());
});

test('without a line a message with a photo waits with it, and is sent with the same key', async () => {
  let isOffline = true;
  const { user, sent } = show((input) => {
    if (isOffline) throw new Error('no line');
    return accepted(input);
  });
  await drop('a.png');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  await FakeUpload.all[0]?.answer(storedPhoto(1));
  await user.click(press());
  const row = (await screen.findByText('Gönderilecek')).closest('li')!;
  within(row).getByRole('button', { name: '1. fotoğrafı büyüt' });
  expect(sessionStorage.getItem('seyir-taslak:giden:m1')).toContain('"uploadId":"u1"');
  isOffline = false;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ photos: [{ uploadId: 'u1', alt: '' }] });
  expect(sent[1]).toEqual(sent[0]);
});

test('photos stay while a reply begins; a removed one is not sent; an edit offers none', async () => {
  const { user, sent } = show(accepted);
  await drop('a.png', 'b.png');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
  await FakeUpload.all[0]?.answer(storedPhoto(1));
  await FakeUpload.all[1]?.answer(storedPhoto(2));
  const [first] = screen.getAllByRole('button', { name: 'Mesaj işlemleri' });
  await user.click(first!);
  await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
  expect(screen.queryByRole('button', { name: 'Fotoğraf ekle' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Düzenlemeden vazgeç' }));
  await user.click(screen.getByRole('button', { name: '1. fotoğrafı kaldır' }));
  await user.type(screen.getByRole('textbox', { name: 'Mesaj yaz' }), 'Bak');
  await user.click(press());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: 'Bak', photos: [{ uploadId: 'u2' }] });
});

test('the photos of a message open the viewer; the list and a reply name them in words', async () => {
  const { user } = show(accepted);
  await user.click(await screen.findByRole('button', { name: '1. fotoğrafı büyüt: Vapur' }));
  await screen.findByRole('dialog', { name: 'Fotoğraflar' });
  screen.getByRole('img', { name: 'Vapur' });
  await user.keyboard('{Escape}');
  const buttons = await screen.findAllByRole('button', { name: 'Mesaj işlemleri' });
  await user.click(buttons.at(-1)!);
  await user.click(await screen.findByRole('button', { name: 'Yanıtla' }));
  within(await form()).getByText('2 fotoğraf');
});

test('a conversation whose last message is a photo says so', () => {
  const last = messageOf(2, { body: '', photos: [photoOf(1)] });
  const row = { viewerId: 'm1', isOpen: false, isTyping: false };
  render(<ConversationRow conversation={conversationOf({ lastMessage: last })} {...row} />);
  screen.getByText('Sen: Fotoğraf');
});
