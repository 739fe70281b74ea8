import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import { type Gateway, renderWaiting } from '../../testing/render.js';
import TitleTopics from './components/title-topics.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'ada', name: 'Ada' } };
const title = { id: 't1', kind: 'SERIES', name: 'Gece Vapuru', poster: null } as const;
const topicOf = (id: string, more: object = {}) => ({
  __typename: 'Topic',
  id,
  path: `/tartisma/${id}`,
  category: 'SERIES',
  title: `Konu ${id}`,
  author: null,
  about: null,
  spoilerOf: null,
  covered: false,
  hiddenBy: null,
  spoiler: { __typename: 'Spoiler', kind: 'NONE', season: null, number: null },
  postedAt: '2026-11-20T12:00:00Z',
  activeAt: '2026-11-20T12:00:00Z',
  postCount: 3,
  lastNumber: 3,
  lastAuthor: null,
  pinned: false,
  locked: false,
  state: null,
  ...more,
});
const listOf = (items: object[], nextCursor: string | null = null) => ({
  data: { topics: { __typename: 'TopicList', items, nextCursor } },
});
const show = (gateway: Gateway, who: Viewer = viewer) =>
  renderWaiting(<TitleTopics title={title} />, { gateway, viewer: who });

beforeEach(() => localStorage.clear());

test('the topics about a title are on its page, further ones on request, and a failed page shows a message', async () => {
  const asked: object[] = [];
  let fails = true;
  const { user } = await show((_, variables) => {
    asked.push(variables);
    if (!variables['cursor'])
      return listOf([topicOf('k1'), topicOf('k2', { title: null, covered: true })], 'c');
    if (fails) throw new Error('no answer');
    return listOf([topicOf('k2'), topicOf('k3')]);
  });
  await screen.findByRole('link', { name: 'Konu k1' });
  screen.getByRole('link', { name: 'Spoiler içeren konu' });
  await user.click(screen.getByRole('button', { name: 'Daha fazla konu' }));
  expect((await screen.findByText('Devamı getirilemedi.')).getAttribute('role')).toBe('alert');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Daha fazla konu' }));
  await screen.findByRole('link', { name: 'Konu k3' });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Daha fazla konu' })).toBeNull();
  expect(asked).toEqual([{ titleId: 't1' }, ...Array(2).fill({ titleId: 't1', cursor: 'c' })]);
});

test('F-06 a topic that is opened from a title needs its title, its text and the series', async () => {
  const sent: unknown[] = [];
  const { user } = await show((name, { input }) => {
    if (name === 'TitleTopics') return listOf([]);
    if (name === 'Viewer') return { data: { viewer: null } };
    sent.push(input);
    const topic = { __typename: 'Topic', id: 'k9', path: '/tartisma/k9' };
    return { data: { createTopic: { __typename: 'TopicPayload', topic } } };
  });
  await user.click(await screen.findByRole('button', { name: 'Konu aç' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Konu aç' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Konuyu aç' }));
  const refused = async () => {
    await send();
    expect((await dialog.findByRole('alert')).textContent).toBe('Lütfen gerekli alanları doldurunuz !');
  };
  const fill = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  expect(dialog.queryByLabelText('Kategori')).toBeNull();
  await fill(dialog.getByRole('textbox', { name: 'Metin' }), 'Yeni metin');
  await refused();
  await fill(dialog.getByLabelText('Başlık'), 'Yeni konu');
  await user.clear(dialog.getByRole('textbox', { name: 'Metin' }));
  await refused();
  await fill(dialog.getByRole('textbox', { name: 'Metin' }), 'Yeni metin');
  await user.click(dialog.getByRole('button', { name: 'Gece Vapuru: kaldır' }));
  await refused();
  expect(sent).toEqual([]);
});

test('a topic that is opened from a title gets the category of its kind', async () => {
  const sent: unknown[] = [];
  const { user } = await show((name, { input }) => {
    if (name === 'TitleTopics') return listOf([]);
    if (name === 'Viewer') return { data: { viewer: null } };
    sent.push(input);
    const topic = { __typename: 'Topic', id: 'k9', path: '/tartisma/k9' };
    return { data: { createTopic: { __typename: 'TopicPayload', topic } } };
  });
  await user.click(await screen.findByRole('button', { name: 'Konu aç' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Konu aç' }));
  await user.click(dialog.getByLabelText('Başlık'));
  await user.paste('Yeni konu');
  await user.click(dialog.getByRole('textbox', { name: 'Metin' }));
  await user.paste('Yeni metin');
  await user.click(dialog.getByRole('button', { name: 'Konuyu aç' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ title: 'Yeni konu', body: 'Yeni metin', category: null, titleId: 't1' }),
    ]),
  );
});

test('topics that fail to load offer a retry', async () => {
  let fails = true;
  const { user } = await show(() => {
    if (fails) throw new Error('no answer');
    return listOf([]);
  });
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('Bu yapım üzerine henüz konu yok');
});
