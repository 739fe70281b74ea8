import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { type Gateway, render } from '../../testing/render.js';
import type { Viewer } from '../../lib/viewer.js';
import { PostForm } from './components/post-form.js';
import TopicForm from './components/topic-form.js';
import { TopicHead } from './components/topic-head.js';
import { topicOf } from './testing/topics.js';
import type { Topic } from './topic.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'ada', name: 'Ada' } };
const topic = topicOf() as unknown as Topic;
const film = { id: 't3', kind: 'MOVIE', name: 'Son Film', poster: null } as const;
beforeEach(() => localStorage.clear());

function Editing() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Aç</button>
      {open && <TopicForm topic={topic} onClose={() => setOpen(false)} />}
    </>
  );
}

const refusal = { message: 'Bu konu sen yazarken değişti.', extensions: { code: 'OUTDATED' } };

/** The gateway of a topic that was changed elsewhere to version 7. */
const changedElsewhere =
  (sent: Record<string, unknown>[], read: () => void = () => undefined): Gateway =>
  (name, variables) => {
    if (name === 'OwnTopic') {
      read();
      return { data: { topicsById: [topicOf({ version: 7 })] } };
    }
    if (name !== 'EditTopic') return { data: { viewer: null } };
    const input = variables['input'] as Record<string, unknown>;
    sent.push(input);
    if (input['version'] !== 7) return { errors: [refusal] };
    const saved = topicOf({ body: input['body'], version: 8 });
    return { data: { editTopic: { __typename: 'TopicPayload', topic: saved } } };
  };

const edited = { name: 'Konuyu düzenle' };
const field = async () =>
  within(await screen.findByRole('dialog', edited)).getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Metin',
  });

test('an outdated edit says so, keeps its text, and is saved by the next press', async () => {
  const sent: Record<string, unknown>[] = [];
  const read = jest.fn();
  const { user } = render(<Editing />, { viewer, gateway: changedElsewhere(sent, read) });
  await user.click(screen.getByText('Aç'));
  await user.type(await field(), ' Ben sevdim.');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Bu konu sen yazarken değişti.');
  expect((await field()).value).toBe('Ne diyorsunuz? Ben sevdim.');
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(async () => undefined);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('dialog', edited)).toBeNull());
  expect(sent[0]).toMatchObject({ version: 4 });
  expect(sent.at(-1)).toMatchObject({ version: 7, body: 'Ne diyorsunuz? Ben sevdim.' });
  // What was saved is no draft any more.
  await user.click(screen.getByText('Aç'));
  expect((await field()).value).toBe('Ne diyorsunuz?');
});

test('an edit that is closed is there again; cancelling gives it up', async () => {
  const { user } = render(<Editing />, { viewer, gateway: changedElsewhere([]) });
  await user.click(screen.getByText('Aç'));
  await user.type(await field(), ' Yarım');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', edited)).toBeNull());
  await user.click(screen.getByText('Aç'));
  await waitFor(async () => expect((await field()).value).toBe('Ne diyorsunuz? Yarım'));
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await waitFor(() => expect(screen.queryByRole('dialog', edited)).toBeNull());
  await user.click(screen.getByText('Aç'));
  expect((await field()).value).toBe('Ne diyorsunuz?');
});

test('a topic form asks for titles once typing rests', async () => {
  const asked: unknown[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name !== 'Search') return { data: { viewer: null } };
    asked.push(variables['query']);
    return { data: { search: null } };
  };
  const { user } = render(<TopicForm onClose={() => undefined} />, { viewer, gateway });
  await user.type(await screen.findByRole('searchbox'), 'Gece Vapuru ikinci sezon');
  await waitFor(() => expect(asked.at(-1)).toBe('Gece Vapuru ikinci sezon'));
  expect(asked.length).toBeLessThan(4);
});

test('a post about a film is a spoiler of the whole film: no episode is offered, and a kept one is not sent', async () => {
  const sent: object[] = [];
  const write = {
    sending: false,
    error: undefined,
    send: (draft: object) => {
      sent.push(draft);
      return Promise.resolve(true);
    },
  };
  const form = (spoilerOf: { kind: 'MOVIE' | 'SERIES' }) => (
    <PostForm
      label="Yazı"
      send="Gönder"
      write={write}
      spoilerOf={spoilerOf}
      initial="Sonu"
      initialScope={{ upTo: 'PLACE', season: '1', number: '5' }}
    />
  );
  const { user, unmount } = render(form(film), { viewer });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByLabelText('Sezon')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(sent).toEqual([{ body: 'Sonu', spoiler: { kind: 'TITLE' } }]);
  unmount();
  render(form({ kind: 'SERIES' }), { viewer });
  expect(screen.getByRole('combobox')).toBeTruthy();
});

test('a member whom the opening text mentions is linked', () => {
  const mentioning = topicOf({ body: '@ada ne dersin, @yok?', mentions: ['ada'] }) as unknown as Topic;
  render(<TopicHead topic={mentioning} report={null} from={null} posts={[]} />, { viewer });
  expect(screen.getByRole('link', { name: '@ada' }).getAttribute('href')).toBe('/profile/ada');
  expect(screen.queryByRole('link', { name: '@yok' })).toBeNull();
});
