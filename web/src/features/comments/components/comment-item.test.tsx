import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Viewer } from '../../../lib/viewer.js';
import { type Gateway, render } from '../../../testing/render.js';
import type { ReplyComment } from '../hooks/use-thread.js';
import { CommentItem } from './comment-item.js';

const aComment = (over: Partial<ReplyComment> = {}): ReplyComment => ({
  id: 'c1',
  parentId: null,
  author: { id: 'm1', username: 'isil', name: 'Işıl', avatar: null, path: '/profile/isil' },
  body: 'Güzeldi @ada.k!',
  spoiler: { kind: 'NONE', season: null, number: null },
  covered: false,
  deleted: false,
  edited: false,
  version: 3,
  mentions: ['ada.k'],
  mayEdit: false,
  mayDelete: false,
  postedAt: '2026-11-20T12:00:00.000Z',
  replyCount: 0,
  reactions: [
    { reaction: 'LIKE', count: 2 },
    { reaction: 'FUNNY', count: 1 },
  ],
  ownReaction: 'FUNNY',
  ...over,
});

const member = { state: 'member', member: { id: 'm1', username: 'isil', name: 'Işıl' } } as const;
const visitor = { state: 'visitor' } as const;

afterEach(() => sessionStorage.clear());

function show(over: Partial<ReplyComment>, gateway: Gateway, viewer: Viewer = member) {
  const sent = jest.fn(gateway);
  const result = render(<CommentItem comment={aComment(over)} topId="c1" episode />, {
    viewer,
    gateway: sent,
  });
  const openMenu = async () => {
    await result.user.click(screen.getByRole('button', { name: 'Işıl: yorum menüsü' }));
    return screen.findByRole('dialog', { name: 'Işıl: yorum menüsü' });
  };
  return { ...result, sent, openMenu };
}

const own = { mayEdit: true, mayDelete: true };
const failing: Gateway = () => Promise.reject(new Error('no network'));

test("C-16 U-13 U-15 deleting asks first, and 'Hayır' deletes nothing", async () => {
  const { user, sent, openMenu } = show(own, failing);
  await user.click(within(await openMenu()).getByRole('button', { name: 'Sil' }));
  await screen.findByRole('alertdialog', { name: 'Bu işlemi yapmak istediğinden emin misin?' });
  await user.click(screen.getByRole('button', { name: 'Hayır' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).not.toHaveBeenCalled();
});

test("U-14 'Evet, sil' deletes, and a failure offers another try", async () => {
  let fails = true;
  const { user, sent, openMenu } = show(own, () => {
    if (fails) throw new Error('no network');
    return { data: { deleteComment: { comment: { __typename: 'Comment', id: 'c1', deleted: true } } } };
  });
  await user.click(within(await openMenu()).getByRole('button', { name: 'Sil' }));
  await user.click(await screen.findByRole('button', { name: 'Evet, sil' }));
  await screen.findByText('Yorum silinemedi.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('Yorum silindi.');
  expect(sent.mock.calls).toEqual([
    ['DeleteComment', { id: 'c1' }],
    ['DeleteComment', { id: 'c1' }],
  ]);
});

test("what is one's own is edited in its place, under the version that was read", async () => {
  const { user, sent, openMenu } = show(own, () => ({
    data: {
      editComment: { comment: { ...aComment({ body: 'Harikaydı', edited: true }), __typename: 'Comment' } },
    },
  }));
  const menu = await openMenu();
  expect(within(menu).queryByRole('button', { name: 'Bildir' })).toBeNull();
  await user.click(within(menu).getByRole('button', { name: 'Düzenle' }));
  const field = screen.getByRole('textbox', { name: 'Yorumunu düzenle' });
  expect((field as HTMLTextAreaElement).value).toBe('Güzeldi @ada.k!');
  await user.clear(field);
  await user.type(field, 'Harikaydı');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(sent.mock.calls[0]).toMatchObject([
    'EditComment',
    { input: { id: 'c1', body: 'Harikaydı', version: 3 } },
  ]);
  expect(sent.mock.calls[0]?.[1]['input']).not.toHaveProperty('spoiler');
});

test('an edit that cannot be kept says why and keeps what was typed', async () => {
  const { user, openMenu } = show(own, () => ({
    data: null,
    errors: [{ message: 'Sen düzenlerken bu içerik değişti.', extensions: { code: 'OUTDATED' } }],
  }));
  await user.click(within(await openMenu()).getByRole('button', { name: 'Düzenle' }));
  await user.type(screen.getByRole('textbox'), ' Çok.');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Sen düzenlerken bu içerik değişti.');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Güzeldi @ada.k! Çok.');
});

test("R-01 R-02 R-04 another's is reported, with a problem chosen, and the server's words are shown", async () => {
  const { user, sent, openMenu } = show({}, () => ({
    data: { report: { message: 'Bildirimin bize ulaştı. En kısa sürede inceleyeceğiz.' } },
  }));
  const menu = await openMenu();
  expect(within(menu).getAllByRole('button')).toHaveLength(1);
  await user.click(within(menu).getByRole('button', { name: 'Bildir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bu yorumu bildir' });
  await user.click(within(dialog).getByRole('button', { name: 'Bildir' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Lütfen bir sorun seçin.');
  expect(sent).not.toHaveBeenCalled();
  await user.click(within(dialog).getByLabelText('Spam ya da reklam'));
  await user.type(within(dialog).getByRole('textbox'), 'Hep aynı');
  await user.click(within(dialog).getByRole('button', { name: 'Bildir' }));
  await screen.findByText('Bildirimin bize ulaştı.');
  await screen.findByText('En kısa sürede inceleyeceğiz.');
  const input = { targetType: 'COMMENT', targetId: 'c1', problem: 'SPAM', description: 'Hep aynı' };
  expect(sent.mock.calls[0]).toMatchObject(['Report', { input }]);
});

test('C-18 C-20 C-23 six reactions are offered with their totals; the one that stands is taken back', async () => {
  const { user, sent } = show({}, failing);
  await user.click(screen.getByRole('button', { name: 'Tepkin: Komik' }));
  const picker = await screen.findByRole('dialog', { name: 'Tepki ver' });
  expect(
    within(picker)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['👍Beğen 2', '👎Beğenme', '😍Harika', '😂Komik 1', '😢Üzücü', '😮Şaşırtıcı']);
  await user.click(within(picker).getByRole('button', { name: /Komik/, pressed: true }));
  await screen.findByText('Tepkin kaydedilemedi.');
  expect(sent.mock.calls[0]).toEqual([
    'React',
    { input: { targetType: 'COMMENT', targetId: 'c1', reaction: 'FUNNY', active: false } },
  ]);
});

test('leads to whom it names; a deleted one offers nothing', () => {
  const { unmount } = show({}, failing);
  expect(screen.getByRole('link', { name: '@ada.k' }).getAttribute('href')).toBe('/profile/ada.k');
  unmount();
  show({ deleted: true, body: null }, failing);
  screen.getByText('Bu yorum silindi.');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

const typedReply = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Işıl için yanıtın' });

async function replyAsVisitor(text: string) {
  const shown = show({}, failing, visitor);
  await shown.user.click(screen.getByRole('button', { name: 'Yanıtla' }));
  await shown.user.type(typedReply()!, text);
  return shown;
}

test('C-02 a visitor writes a reply first; after a sign-in that led elsewhere it is there under its comment, until sent', async () => {
  (await replyAsVisitor('Bence de')).unmount();
  show({ id: 'c2' }, failing, member).unmount();
  expect(typedReply()).toBeNull();
  const back = show({}, () => ({ data: { postReply: { __typename: 'PostReplyPayload', comment: null } } }));
  expect(typedReply()?.value).toBe('Bence de');
  await back.user.click(screen.getAllByRole('button', { name: 'Yanıtla' }).at(-1)!);
  await waitFor(() => expect(typedReply()).toBeNull());
  expect(back.sent.mock.calls[0]).toMatchObject([
    'PostReply',
    { input: { parentId: 'c1', body: 'Bence de' } },
  ]);
  back.unmount();
  show({}, failing, visitor);
  expect(typedReply()).toBeNull();
});

test('a page that brings a typed reply back leaves the focus where it is; who asks for the form gets it there', async () => {
  const asked = await replyAsVisitor('Bence de');
  expect(document.activeElement).toBe(typedReply());
  asked.unmount();
  const { user } = show({}, failing, member);
  expect(typedReply()?.value).toBe('Bence de');
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getAllByRole('button', { name: 'Yanıtla' })[0]!);
  expect(typedReply()?.value).toBe('Bence de');
  expect(document.activeElement).toBe(typedReply());
});

test('a reply that was given up is not kept', async () => {
  const { user, unmount } = await replyAsVisitor('Yok, vazgeçtim');
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(typedReply()).toBeNull();
  unmount();
  show({}, failing, visitor);
  expect(typedReply()).toBeNull();
});
