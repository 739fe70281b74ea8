import { afterEach, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { type Viewer, ViewerProvider } from '../../../lib/viewer.js';
import { render } from '../../../testing/render.js';
import type { Draft } from '../hooks/use-write.js';
import type { ReplyComment } from '../hooks/use-thread.js';
import { CommentForm } from './comment-form.js';

const member = { state: 'member', member: { id: 'm1', username: 'isil', name: 'Işıl' } } as const;
const visitor = { state: 'visitor' } as const;
const send = jest.fn((_draft: Draft) => Promise.resolve(true));
const form = (place: string) => (
  <CommentForm
    write={{ sending: false, error: undefined, send }}
    label="Yorumun"
    send="Yorum yap"
    episode
    draftOf={place}
  />
);
const field = () => screen.getByLabelText('Yorumun');

afterEach(() => sessionStorage.clear());

test('restores the draft of a visitor after a sign-in on another page, once and in the same form', async () => {
  const before = render(form('EPISODE:1'), { viewer: visitor });
  await before.user.type(field(), 'Çok güzeldi');
  await before.user.click(screen.getByRole('checkbox', { name: 'Spoiler içeriyor' }));
  before.unmount();

  const elsewhere = render(form('EPISODE:2'), { viewer: member });
  expect(field()).toHaveProperty('value', '');
  elsewhere.unmount();
  const after = render(form('EPISODE:1'), { viewer: member });
  expect(field()).toHaveProperty('value', 'Çok güzeldi');
  await after.user.click(screen.getByRole('button', { name: 'Yorum yap' }));
  expect(send).toHaveBeenCalledWith({ body: 'Çok güzeldi', spoiler: { kind: 'EPISODE' } });
  after.unmount();
  render(form('EPISODE:1'), { viewer: visitor });
  expect(field()).toHaveProperty('value', '');
});

test.each([
  ['a comment', 'Yorumun'],
  ['a reply', 'Yanıtın'],
])('C-05 C-09 %s of white space is refused, and nothing is sent', async (what, label) => {
  send.mockClear();
  const write = { sending: false, error: undefined, send };
  const { user } = render(<CommentForm write={write} label={label} send="Gönder" episode draftOf={what} />, {
    viewer: member,
  });
  await user.type(screen.getByLabelText(label), '   ');
  await user.click(screen.getByRole('button', { name: 'Gönder' }));
  expect(screen.getByText('Yorumun boş olamaz.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('C-06 takes 500 characters and no more', async () => {
  const { user } = render(form('EPISODE:1'), { viewer: member });
  await user.click(field());
  await user.paste('ğ'.repeat(501));
  expect((field() as HTMLTextAreaElement).value).toBe('ğ'.repeat(500));
});

test('keeps the draft of a member only in the form', async () => {
  const { user } = render(form('EPISODE:1'), { viewer: member });
  await user.type(field(), 'Benim');
  expect(sessionStorage).toHaveLength(0);
});

test('keeps no draft after a visitor signs in on the page, nor after signing out there', async () => {
  const as = (viewer: Viewer) => <ViewerProvider value={viewer}>{form('EPISODE:1')}</ViewerProvider>;
  function Page() {
    const [viewer, setViewer] = useState<Viewer>(visitor);
    return (
      <>
        {as(viewer)}
        <button onClick={() => setViewer(viewer.state === 'member' ? visitor : member)}>Değiştir</button>
      </>
    );
  }
  const { user } = render(<Page />);
  const change = () => user.click(screen.getByRole('button', { name: 'Değiştir' }));
  await user.type(field(), 'Çok güzeldi');
  expect(sessionStorage).toHaveLength(1);
  await change();
  expect(sessionStorage).toHaveLength(0);
  expect(field()).toHaveProperty('value', 'Çok güzeldi');
  await change();
  await user.type(field(), '!');
  expect(sessionStorage).toHaveLength(0);
});

const place = { kind: 'EPISODE', season: 1, number: 3 } as const;
const replyForm = (answered: ReplyComment['spoiler'], episode = true) => (
  <CommentForm
    write={{ sending: false, error: undefined, send }}
    label="Yorumun"
    send="Yanıtla"
    episode={episode}
    answered={answered}
  />
);

test.each([
  ['the place of what it answers', place, '1. sezon 3. bölüme kadar spoiler', place],
  ['the title', { kind: 'TITLE', season: null, number: null }, 'tüm içeriği ele veriyor', { kind: 'TITLE' }],
] as const)(
  'covers a reply up to %s and shows it; the spoiler flag stays',
  async (_, answered, says, spoiler) => {
    send.mockClear();
    const { user } = render(replyForm(answered, false), { viewer: member });
    const flag = screen.getByRole('checkbox', { name: 'Spoiler içeriyor', description: new RegExp(says) });
    expect(flag).toHaveProperty('disabled', true);
    await user.click(flag);
    expect(flag).toHaveProperty('checked', true);
    await user.type(field(), 'Evet');
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(send).toHaveBeenCalledWith({ body: 'Evet', spoiler });
  },
);

test('a reply to an episode spoiler may be a spoiler for the whole title', async () => {
  send.mockClear();
  const { user } = render(replyForm(place), { viewer: member });
  const scope = screen.getByRole('combobox', { name: 'Neyi ele veriyor?' });
  expect([...scope.children].map((option) => option.textContent)).toEqual([
    '1. sezon 3. bölüme kadar',
    'Tüm içeriği',
  ]);
  await user.selectOptions(scope, 'Tüm içeriği');
  await user.type(field(), 'Evet');
  await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
  expect(send).toHaveBeenCalledWith({ body: 'Evet', spoiler: { kind: 'TITLE' } });
});

test('a reply to a comment without spoilers has its own flag', () => {
  render(replyForm({ kind: 'NONE', season: null, number: null }), { viewer: member });
  expect(screen.getByRole('checkbox', { name: 'Spoiler içeriyor' })).toMatchObject({
    checked: false,
    disabled: false,
  });
});
