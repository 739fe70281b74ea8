import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type Gateway, render } from '../../../../testing/render.js';
import { episodeOf, titleOf } from '../../../../testing/programme.js';
import { me, postOf } from '../../testing/posts.js';
import { Composer } from './composer.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const created = {
  data: { createPost: { __typename: 'PostPayload', post: postOf('p1', { mayEdit: true }) } },
};

const write = (answer: Gateway, viewer: typeof me | { state: 'visitor' } = me) => {
  const onCreated = jest.fn();
  return { onCreated, ...render(<Composer onCreated={onCreated} />, { gateway: answer, viewer }) };
};
const text = () => screen.getByRole('textbox', { name: 'Ne paylaşmak istersin?' });

test('S-01 S-03: a text is sent with a key, and the form is empty again', async () => {
  const sent: unknown[] = [];
  const { user, onCreated } = write((_, { input }) => {
    sent.push(input);
    return created;
  });
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  screen.getByText('Gönderin boş olamaz.');
  await user.type(text(), ' Bu akşam izliyoruz ');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([{ body: 'Bu akşam izliyoruz', idempotencyKey: expect.any(String) }]);
  await waitFor(() => expect((text() as HTMLTextAreaElement).value).toBe(''));
});

test('a failed text stays in the form, and goes out again with the same key', async () => {
  const keys: unknown[] = [];
  const { user, onCreated } = write((_, { input }) => {
    keys.push((input as { idempotencyKey: string }).idempotencyKey);
    if (keys.length === 1) throw new Error('offline');
    return created;
  });
  await user.type(text(), 'Kalsın');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await screen.findByText(/^Gönderin paylaşılamadı\./);
  expect((text() as HTMLTextAreaElement).value).toBe('Kalsın');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(keys[1]).toBe(keys[0]);
});

test('S-04 S-06 S-07: a poll needs a question and two different answers', async () => {
  const sent: unknown[] = [];
  const { user } = write((_, { input }) => {
    sent.push(input);
    return created;
  });
  await user.click(screen.getByRole('tab', { name: 'Anket' }));
  const send = () => user.click(screen.getByRole('button', { name: 'Anketi paylaş' }));
  await send();
  screen.getByText('Lütfen gerekli alanları doldurunuz !');
  screen.getByText('En az iki adet cevap girmelisiniz.');
  await user.type(screen.getByRole('textbox', { name: 'Soru' }), 'Hangisi?');
  await user.type(screen.getByRole('textbox', { name: '1. cevap' }), 'IŞIK');
  await user.type(screen.getByRole('textbox', { name: '2. cevap' }), 'ışık');
  await send();
  screen.getByText('Birden fazla aynı cevap olamaz.');
  await user.clear(screen.getByRole('textbox', { name: '2. cevap' }));
  await user.type(screen.getByRole('textbox', { name: '2. cevap' }), 'Gölge{Enter}');
  // Enter in the last answer adds a new one; an empty answer is left out.
  await screen.findByRole('textbox', { name: '3. cevap' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bitiş' }), 'Süresiz');
  await send();
  await waitFor(() =>
    expect(sent).toEqual([
      {
        body: '',
        poll: { question: 'Hangisi?', answers: ['IŞIK', 'Gölge'] },
        idempotencyKey: expect.any(String),
      },
    ]),
  );
});

test('a poll has at most ten answers, and they can be taken away down to two', async () => {
  const { user } = write(() => created);
  await user.click(screen.getByRole('tab', { name: 'Anket' }));
  expect(screen.queryByRole('button', { name: '1. cevabı kaldır' })).toBeNull();
  for (let count = 2; count < 10; count++)
    await user.click(screen.getByRole('button', { name: 'Cevap ekle' }));
  expect(screen.queryByRole('button', { name: 'Cevap ekle' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '10. cevabı kaldır' }));
  expect(screen.queryByRole('textbox', { name: '10. cevap' })).toBeNull();
});

const episode = { ...episodeOf(4), path: '/dizi/d/1-sezon/4-bolum', title: titleOf('d') };

test('the address of an episode becomes a card, which a spoiler can be bound to', async () => {
  const sent: unknown[] = [];
  const { user } = write((name, variables) => {
    if (name === 'LinkedEpisode') return { data: { watchPage: { __typename: 'WatchPage', episode } } };
    sent.push(variables['input']);
    return created;
  });
  await user.type(text(), 'Nefisti ');
  expect(screen.getByRole('checkbox', { name: 'Spoiler içeriyor' })).toHaveProperty('disabled', true);
  await user.type(text(), '/dizi/d/1-sezon/4-bolum');
  await screen.findByText('1. Sezon 4. Bölüm');
  await user.click(screen.getByRole('checkbox', { name: 'Spoiler içeriyor' }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Neyi ele veriyor?' }),
    'Seçtiğim bölüme kadar',
  );
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  screen.getByText('Sezonu ve bölümü sayıyla yaz.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Neyi ele veriyor?' }), 'Bu bölüme kadar');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ episodeId: 'e4', spoiler: { kind: 'EPISODE' } });
});

test('an address in a field of its own is refused where it leads to no title', async () => {
  const { user } = write(() => ({ data: { title: null } }));
  await user.click(screen.getByRole('button', { name: 'Yapım ya da bölüm ekle' }));
  const field = screen.getByRole('textbox', { name: 'Seyir bağlantısı' });
  await user.click(field);
  await user.paste('https://baska.example/dizi/d');
  await screen.findByText('Bu adreste bir yapım ya da bölüm yok.');
  await user.clear(field);
  await user.paste('/dizi/yok');
  await screen.findByText('Bu adreste bir yapım ya da bölüm yok.');
});

test('a draft is there after a reload for its member alone, until it is sent or deleted', async () => {
  const first = write(() => created);
  await first.user.type(text(), 'Yarım kalan');
  first.unmount();
  const other = { state: 'member', member: { id: 'm9', username: 'efe', name: 'Efe' } } as const;
  const second = render(<Composer onCreated={() => undefined} />, { viewer: other });
  expect((text() as HTMLTextAreaElement).value).toBe('');
  second.unmount();
  const third = write(() => created);
  await waitFor(() => expect((text() as HTMLTextAreaElement).value).toBe('Yarım kalan'));
  await third.user.click(screen.getByRole('button', { name: 'Taslağı sil' }));
  third.unmount();
  write(() => created);
  expect((text() as HTMLTextAreaElement).value).toBe('');
});

test('text that is typed while a post is being sent stays in the form', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof created>();
  const { user, onCreated } = write(() => promise);
  await user.type(text(), 'İlk gönderi');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await user.type(text(), ' Bir de şu var');
  resolve(created);
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  await waitFor(() => expect((text() as HTMLTextAreaElement).value).toBe('Bir de şu var'));
});

test('a sign-out empties the form, and the text becomes the draft of nobody', async () => {
  const other = { state: 'member', member: { id: 'm9', username: 'efe', name: 'Efe' } } as const;
  const { user, look } = write(() => created);
  await user.type(text(), 'Yalnız Ada için');
  localStorage.clear();
  await look({ state: 'visitor' });
  await waitFor(() => expect((text() as HTMLTextAreaElement).value).toBe(''));
  await look(other);
  expect((text() as HTMLTextAreaElement).value).toBe('');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Yalnız');
});
