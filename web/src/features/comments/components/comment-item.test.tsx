import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
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
  hiddenBy: null,
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
  let change: (over: Partial<ReplyComment>) => void = () => undefined;
  function Item() {
    const [now, setNow] = useState(over);
    change = setNow;
    return <CommentItem comment={aComment(now)} topId="c1" episode />;
  }
  const result = render(<Item />, { viewer, gateway: sent });
  const openMenu = async () => {
    await result.user.click(screen.getByRole('button', { name: 'Işıl: yorum menüsü' }));
    return screen.findByRole('dialog', { name: 'Işıl: yorum menüsü' });
  };
  return { ...result, sent, openMenu, become: (next: Partial<ReplyComment>) => act(() => change(next)) };
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

test('edits an own comment in place, with the version that was read', async () => {
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

test('shows the error of a failed edit and keeps the text', async () => {
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

test("R-01 R-02 R-04 reports another member's comment with a chosen problem, and shows the server's message", async () => {
  const { user, sent, openMenu } = show({}, () => ({
    data: { report: { message: 'Bildirimin bize ulaştı. En kısa sürede inceleyeceğiz.' } },
  }));
  const menu = await openMenu();
  const entries = within(menu).getAllByRole('button');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'Bildir',
    'Sessize al',
    '7 gün sessize al',
    'Engelle',
  ]);
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

test('C-18 C-20 C-23 offers six reactions with their totals; pressing the own one removes it', async () => {
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

test('links mentioned members; a deleted comment has no actions', () => {
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

test('C-02 a visitor writes a reply first; after a sign-in on another page the reply is in its form until it is sent', async () => {
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

test('a restored reply does not take the focus; opening the form does', async () => {
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

test('discards a cancelled reply', async () => {
  const { user, unmount } = await replyAsVisitor('Yok, vazgeçtim');
  await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
  expect(typedReply()).toBeNull();
  unmount();
  show({}, failing, visitor);
  expect(typedReply()).toBeNull();
});

test('blocks a member from the menu of a comment, and undoes it from the toast', async () => {
  const restraint = { __typename: 'Restraint', id: 'm1', muted: false, mutedUntil: null, member: null };
  const { user, sent, openMenu } = show({}, (operation) => ({
    data:
      operation === 'BlockMember'
        ? { blockMember: { restraint: { ...restraint, blocked: true } } }
        : { unblockMember: { restraint: { ...restraint, blocked: false } } },
  }));
  await user.click(within(await openMenu()).getByRole('button', { name: 'Engelle' }));
  await screen.findByText('Işıl engellendi.');
  expect(sent).toHaveBeenLastCalledWith('BlockMember', { id: 'm1' });
  await user.click(screen.getByRole('button', { name: 'Geri al' }));
  await screen.findByText('Işıl için engel kaldırıldı.');
  expect(sent).toHaveBeenLastCalledWith('UnblockMember', { id: 'm1' });
});

test("shows neither text nor actions of a blocked member's comment; hides that the author blocked the reader", () => {
  show({ hiddenBy: 'BLOCK', body: null }, failing);
  screen.getByText('Engellediğin bir üyenin yorumu.');
  expect(screen.queryByRole('button', { name: 'Yanıtla' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Yine de göster' })).toBeNull();
  show({ hiddenBy: 'AUTHOR', body: null }, failing);
  screen.getByText('Bu yorum gösterilmiyor.');
});

test('shows a muted comment on request', async () => {
  const { user, sent } = show({ hiddenBy: 'MUTE' }, () => ({ data: { revealComments: { comments: [] } } }));
  screen.getByText('Sessize aldığın bir üyenin yorumu.');
  expect(screen.queryByText(/Güzeldi/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yine de göster' }));
  await screen.findByText(/Güzeldi/);
  expect(sent).toHaveBeenLastCalledWith('RevealComments', { ids: ['c1'] });
});

test('a muted comment that was revealed is covered again once its author is blocked', async () => {
  const answer = { data: { revealComments: { comments: [] } } };
  const { user, become } = show({ hiddenBy: 'MUTE' }, () => answer);
  await user.click(screen.getByRole('button', { name: 'Yine de göster' }));
  await screen.findByText(/Güzeldi/);
  become({ hiddenBy: 'BLOCK' });
  await screen.findByText('Engellediğin bir üyenin yorumu.');
  expect(screen.queryByText(/Güzeldi/)).toBeNull();
});
