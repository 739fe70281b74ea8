import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { gatewayOf, observePosts, place, show, state } from './testing/forum-pages.js';
import { pageOf, postOf, topicOf } from './testing/topics.js';

let observed: ReturnType<typeof observePosts>;
beforeEach(() => {
  localStorage.clear();
  observed = observePosts();
});

test('F-01: the list names a topic with its series, its last writer, its posts and what is unread', async () => {
  await show(gatewayOf(topicOf({ state: state(1), pinned: true })), '/tartismalar');
  const row = (await screen.findByRole('link', { name: 'Finali konuşalım' })).closest('li')!;
  for (const text of ['Gece Vapuru', 'Can', '3 yazı', 'Sabitlenmiş']) within(row).getByText(text);
  const unread = within(row).getByRole('link', { name: /2 yeni yazı, kaldığın yere git/ });
  expect(unread.getAttribute('href')).toBe('/tartisma/k1-finali-konusalim?yazi=2#yazi-2');
});

test('the address contains the category and the order, and the page reads their topics', async () => {
  const asked: unknown[] = [];
  const gateway = gatewayOf(null, [], {
    Topics: (variables) => {
      asked.push(variables);
      return { topics: { __typename: 'TopicList', items: [], moved: [], last: true, nextCursor: null } };
    },
  });
  const { user } = await show(gateway, '/tartismalar?kategori=filmler&sira=yanitsiz');
  await screen.findByText('Yanıt bekleyen konu yok');
  // React continues a suspended page only within act().
  await act(() => user.click(screen.getByRole('link', { name: 'Animeler' })));
  await waitFor(() => expect(place()).toBe('/tartismalar?kategori=animeler&sira=yanitsiz'));
  expect(asked).toEqual([
    { category: 'MOVIES', order: 'UNANSWERED', query: null },
    { category: 'ANIME', order: 'UNANSWERED', query: null },
  ]);
});

test('a covered topic shows no title, and says what it is about', async () => {
  const spoilerOf = { __typename: 'Title', id: 't1', name: 'Gece Vapuru', kind: 'SERIES' };
  await show(gatewayOf(topicOf({ title: null, covered: true, spoilerOf })), '/tartismalar');
  await screen.findByRole('link', { name: 'Gece Vapuru üzerine spoiler içeren konu' });
});

test('a visitor who asks for followed topics is asked to sign in, and nothing is read', async () => {
  await show(gatewayOf(null), '/tartismalar?sira=takip', { state: 'visitor' });
  await screen.findByText('Takip ettiğin konuları görmek için giriş yap.');
});

test('a further page of the forum that fails to load shows a message below the list and offers a retry', async () => {
  let fails = true;
  const gateway = gatewayOf(topicOf(), undefined, {
    Topics: ({ cursor }) => {
      if (cursor && fails) throw new Error('no answer');
      const items = [cursor ? topicOf({ id: 'k2', title: 'Başka konu' }) : topicOf()];
      const nextCursor = cursor ? null : 'c';
      return { topics: { __typename: 'TopicList', items, moved: [], last: !nextCursor, nextCursor } };
    },
  });
  const { user } = await show(gateway, '/tartismalar');
  await user.click(await screen.findByRole('button', { name: 'Daha fazla konu' }));
  await screen.findByText('Devamı getirilemedi.');
  screen.getByRole('link', { name: 'Finali konuşalım' });
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Daha fazla konu' }));
  await screen.findByRole('link', { name: 'Başka konu' });
  screen.getByRole('link', { name: 'Finali konuşalım' });
});

test('F-05: the form is not sent without a title or a text', async () => {
  const { user } = await show(gatewayOf(null), '/tartismalar');
  await user.click(await screen.findByRole('button', { name: 'Konu aç' }));
  const dialog = await screen.findByRole('dialog', { name: 'Konu aç' });
  await user.click(within(dialog).getByLabelText('Başlık'));
  await user.paste('Yeni konu');
  await user.click(within(dialog).getByRole('button', { name: 'Konuyu aç' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Lütfen gerekli alanları doldurunuz !');
});

test('F-02 F-08: a topic is opened in a modal, and 1.5 s later the page goes to it', async () => {
  const sent: unknown[] = [];
  const gateway = gatewayOf(topicOf(), [], {
    CreateTopic: ({ input }) => {
      sent.push(input);
      const topic = { __typename: 'Topic', id: 'k1', path: '/tartisma/k1' };
      return { createTopic: { __typename: 'TopicPayload', topic } };
    },
  });
  const { user } = await show(gateway, '/tartismalar?kategori=filmler');
  await user.click(await screen.findByRole('button', { name: 'Konu aç' }));
  const dialog = await screen.findByRole('dialog', { name: 'Konu aç' });
  await user.click(within(dialog).getByLabelText('Başlık'));
  await user.paste('Yeni konu');
  await user.click(within(dialog).getByRole('textbox', { name: 'Metin' }));
  await user.paste('Yeni metin');
  await user.click(within(dialog).getByRole('button', { name: 'Önizleme' }));
  within(within(dialog).getByRole('region', { name: 'Önizleme' })).getByText('Yeni metin');
  jest.useFakeTimers();
  act(() => within(dialog).getByRole('button', { name: 'Konuyu aç' }).click());
  await act(() => jest.advanceTimersByTimeAsync(1_499));
  expect(place()).toBe('/tartismalar?kategori=filmler');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(place()).toBe('/tartisma/k1');
  jest.useRealTimers();
  expect(sent).toEqual([
    expect.objectContaining({ title: 'Yeni konu', body: 'Yeni metin', category: 'MOVIES', titleId: null }),
  ]);
});

test('what was written of a new topic is there again when the form is opened once more', async () => {
  const { user } = await show(gatewayOf(null), '/tartismalar');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Konu aç' }));
    return screen.findByRole('dialog', { name: 'Konu aç' });
  };
  const dialog = await open();
  await user.click(within(dialog).getByRole('textbox', { name: 'Metin' }));
  await user.paste('Yarım kalan metin');
  await user.click(within(dialog).getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const field = within(await open()).getByRole<HTMLTextAreaElement>('textbox', { name: 'Metin' });
  await waitFor(() => expect(field.value).toBe('Yarım kalan metin'));
});

test('F-03 F-07: the form of an edit starts with the present values, and is not sent without them', async () => {
  const sent: unknown[] = [];
  const gateway = gatewayOf(topicOf({ mayEdit: true }), undefined, {
    EditTopic: ({ input }) => {
      sent.push(input);
      return { editTopic: { __typename: 'TopicPayload', topic: topicOf({ title: 'Başka', version: 5 }) } };
    },
  });
  const { user } = await show(gateway);
  await user.click(await screen.findByRole('button', { name: 'Konu yönetimi' }));
  await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
  const dialog = await screen.findByRole('dialog', { name: 'Konuyu düzenle' });
  const title = within(dialog).getByLabelText<HTMLInputElement>('Başlık');
  const body = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Metin' });
  expect([title.value, body.value]).toEqual(['Finali konuşalım', 'Ne diyorsunuz?']);
  within(dialog).getByText('Gece Vapuru');
  await user.clear(title);
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Eksik değerler var !');
  await user.click(title);
  await user.paste('Başka');
  await user.click(within(dialog).getByRole('button', { name: 'Kaydet' }));
  await screen.findByRole('heading', { level: 1, name: 'Başka' });
  expect(sent).toEqual([expect.objectContaining({ id: 'k1', title: 'Başka', titleId: 't1', version: 4 })]);
});

test('F-09 F-10: deleting a topic asks first, deletes nothing when declined, and goes to the list', async () => {
  const sent: unknown[] = [];
  const gateway = gatewayOf(topicOf({ mayDelete: true }), undefined, {
    DeleteTopic: (variables) => {
      sent.push(variables);
      return { deleteTopic: { __typename: 'DeleteTopicPayload', id: 'k1', go: '/tartismalar' } };
    },
  });
  const { user } = await show(gateway);
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Konu yönetimi' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    return screen.findByRole('alertdialog');
  };
  await user.click(within(await ask()).getByRole('button', { name: 'Hayır' }));
  expect(sent).toEqual([]);
  await user.click(within(await ask()).getByRole('button', { name: 'Evet, sil' }));
  await waitFor(() => expect(place()).toBe('/tartismalar'));
  expect(sent).toEqual([{ id: 'k1' }]);
});

test('F-04: a topic is shown with its title, category, text and series', async () => {
  await show(gatewayOf(topicOf()));
  await screen.findByRole('heading', { level: 1, name: 'Finali konuşalım' });
  screen.getByText('Ne diyorsunuz?');
  expect(screen.getByRole('link', { name: 'Diziler' }).getAttribute('href')).toBe(
    '/tartismalar?kategori=diziler',
  );
  expect(screen.getByRole('link', { name: 'Gece Vapuru' }).getAttribute('href')).toBe('/dizi/gece-vapuru');
});

test('a line marks the place that the reader left, and the read position is stored', async () => {
  const kept: unknown[] = [];
  const gateway = gatewayOf(topicOf({ state: state(1) }), undefined, {
    MarkTopicRead: (variables) => {
      kept.push(variables);
      return { markTopicRead: { __typename: 'TopicStatePayload', topicId: 'k1', state: state(3) } };
    },
  });
  await show(gateway);
  const line = await screen.findByText('kaldığın yer');
  const items = [...screen.getAllByRole('listitem')].map((item) => item.textContent);
  expect(items.findIndex((text) => text?.includes('kaldığın yer'))).toBe(1);
  act(() => observed.see(3));
  await waitFor(() => expect(kept).toEqual([{ id: 'k1', number: 3 }]), { timeout: 3_000 });
  // The line stays while the page is being read.
  expect(line.isConnected).toBe(true);
});

test('a post quotes another, and its number is a link to it', async () => {
  const quoted = { ...postOf(1), __typename: 'Comment' };
  const sent: unknown[] = [];
  const gateway = gatewayOf(topicOf(), [postOf(1), postOf(2, { quoted })], {
    AddTopicPost: ({ input }) => {
      sent.push(input);
      const post = { __typename: 'Comment', id: 'y4', number: 4 };
      return { addTopicPost: { __typename: 'TopicPostPayload', post } };
    },
    TopicPosts: () => ({ topicPosts: pageOf([postOf(4, { body: 'Katılıyorum' })]) }),
  });
  const { user } = await show(gateway);
  await screen.findByText('Can yazmıştı:');
  const links = screen.getAllByRole('link', { name: '1. yazının bağlantısı' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/tartisma/k1-finali-konusalim?yazi=1#yazi-1'),
  );
  await user.click(screen.getAllByRole('button', { name: 'Alıntıla' })[1]!);
  await screen.findByText('Can alıntılanıyor');
  await user.click(screen.getByRole('textbox', { name: 'Yazın' }));
  await user.paste('Katılıyorum');
  await user.click(screen.getByRole('button', { name: 'Yaz' }));
  await screen.findByText('Katılıyorum', { selector: 'p' });
  expect(sent).toEqual([expect.objectContaining({ topicId: 'k1', body: 'Katılıyorum', quotedId: 'y2' })]);
  expect(screen.queryByText('Can alıntılanıyor')).toBeNull();
});

test('an empty post is not sent', async () => {
  const { user } = await show(gatewayOf(topicOf()));
  await user.click(await screen.findByRole('button', { name: 'Yaz' }));
  await screen.findByText('Yazın boş olamaz.');
});

test('a locked topic has no form, and says why', async () => {
  await show(gatewayOf(topicOf({ locked: true, mayPost: false })));
  await screen.findByText('Bu konu kilitli: okuyabilirsin ama yazamazsın.');
  expect(screen.queryByRole('textbox', { name: 'Yazın' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Alıntıla' })).toBeNull();
});

test('a topic whose author blocks the reader has no form', async () => {
  await show(gatewayOf(topicOf({ title: null, body: null, hiddenBy: 'AUTHOR', mayPost: false })));
  await screen.findByText('Bu konuya yazamazsın.');
  expect(screen.queryByRole('textbox', { name: 'Yazın' })).toBeNull();
});

test('moderators lock, pin and move a topic; members have no such menu', async () => {
  const sent: unknown[] = [];
  const payload = (more: object) => ({
    __typename: 'TopicPayload',
    topic: topicOf({ mayModerate: true, ...more }),
  });
  const gateway = gatewayOf(topicOf({ mayModerate: true }), undefined, {
    LockTopic: (variables) => {
      sent.push(variables);
      return { lockTopic: payload({ locked: true }) };
    },
    MoveTopic: (variables) => {
      sent.push(variables);
      return { moveTopic: payload({ category: 'MOVIES' }) };
    },
  });
  const { user } = await show(gateway);
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Konu yönetimi' }));
    await user.click(await screen.findByRole('button', { name }));
  };
  await choose('Kilitle');
  await screen.findByText('Kilitli');
  await choose('Taşı');
  const dialog = await screen.findByRole('dialog', { name: 'Konuyu taşı' });
  await user.selectOptions(within(dialog).getByLabelText('Yeni kategori'), 'MOVIES');
  await user.click(within(dialog).getByRole('button', { name: 'Taşı' }));
  await screen.findByRole('link', { name: 'Filmler' });
  expect(sent).toEqual([
    { id: 'k1', locked: true },
    { id: 'k1', category: 'MOVIES' },
  ]);
});

test('a member without rights has no menu of the topic', async () => {
  await show(gatewayOf(topicOf()));
  await screen.findByRole('heading', { level: 1, name: 'Finali konuşalım' });
  expect(screen.queryByRole('button', { name: 'Konu yönetimi' })).toBeNull();
});

test('a topic is followed and left again', async () => {
  const gateway = gatewayOf(topicOf(), undefined, {
    FollowTopic: ({ followed }) => ({
      followTopic: { __typename: 'TopicStatePayload', topicId: 'k1', state: state(3, followed as boolean) },
    }),
  });
  const { user } = await show(gateway);
  await user.click(await screen.findByRole('button', { name: 'Takip et' }));
  await user.click(await screen.findByRole('button', { name: 'Takip ediliyor' }));
  await screen.findByRole('button', { name: 'Takip et' });
});

test('an address with the id of a post leads to its number', async () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const gateway = gatewayOf(topicOf(), undefined, {
    PostNumber: () => ({ commentsById: [{ __typename: 'Comment', id, number: 2 }] }),
  });
  await show(gateway, `/tartisma/k1#yorum-${id}`);
  await waitFor(() => expect(place()).toBe('/tartisma/k1-finali-konusalim?yazi=2#yazi-2'));
});

test('a topic that is gone shows the page for that', async () => {
  await show(gatewayOf(null));
  await screen.findByText('Yok');
});

test('an author changes the spoiler scope of a post; an unchanged one is not sent', async () => {
  const sent: unknown[] = [];
  const spoiler = { __typename: 'Spoiler', kind: 'TITLE', season: null, number: null };
  const gateway = gatewayOf(topicOf(), [postOf(1, { spoiler, mayEdit: true })], {
    EditComment: ({ input }) => {
      sent.push(input);
      return {
        editComment: { __typename: 'EditCommentPayload', comment: postOf(1, { spoiler, version: 2 }) },
      };
    },
  });
  const { user } = await show(gateway);
  const edit = async () => user.click(await screen.findByRole('button', { name: 'Yazıyı düzenle' }));
  const save = () => user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await edit();
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Neyi ele veriyor?' })[0]!, 'PLACE');
  await user.type(screen.getByRole('textbox', { name: 'Sezon' }), '1');
  await user.type(screen.getByRole('textbox', { name: 'Bölüm' }), '4');
  await save();
  await edit();
  await save();
  expect(sent).toMatchObject([
    { id: 'y1', spoiler: { kind: 'EPISODE', season: 1, number: 4 } },
    { id: 'y1' },
  ]);
  expect(sent[1]).not.toHaveProperty('spoiler');
});
