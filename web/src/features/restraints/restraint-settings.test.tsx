import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { UnsavedGuard } from '../../components/ui/unsaved-guard.js';
import { type Gateway, render } from '../../testing/render.js';
import { RestraintSettings } from './restraint-settings.js';

const restraint = (n: number, over: object = {}) => ({
  __typename: 'Restraint',
  id: `m${n}`,
  blocked: false,
  muted: false,
  mutedUntil: null,
  member: {
    __typename: 'Member',
    id: `m${n}`,
    username: `uye.${n}`,
    name: `Üye ${n}`,
    avatar: null,
    path: `/profile/uye.${n}`,
  },
  ...over,
});
const page = (items: object[], nextCursor: string | null = null) => ({
  __typename: 'RestraintList',
  items,
  count: items.length,
  last: nextCursor === null,
  nextCursor,
});

const sent = jest.fn();
beforeEach(() => void sent.mockClear());

const open = (answers: Record<string, unknown> = {}) => {
  const all: Record<string, unknown> = {
    BlockedMembers: { blockedMembers: page([]) },
    MutedMembers: { mutedMembers: page([]) },
    MutedWords: { mutedWords: ['final'] },
    ...answers,
  };
  const gateway: Gateway = (name, variables) => {
    sent(name, variables);
    const answer = all[name];
    const data = typeof answer === 'function' ? (answer as (given: object) => unknown)(variables) : answer;
    if (data instanceof Error) throw data;
    return { data } as ReturnType<Gateway>;
  };
  const viewer = { state: 'member', member: { id: 'm0', username: 'ben', name: 'Ben' } } as const;
  return render(
    <UnsavedGuard>
      <RestraintSettings />
    </UnsavedGuard>,
    { gateway, viewer },
  );
};
const section = (name: string) => within(screen.getByRole('region', { name }));

test('says that nobody is blocked or muted', async () => {
  open();
  await screen.findByText('Kimseyi engellemedin.');
  await screen.findByText('Kimseyi sessize almadın.');
});

test('lists blocked and muted members with the end date of a mute; lifting removes the row', async () => {
  const lifted = (n: number) => ({ restraint: restraint(n) });
  const { user } = open({
    BlockedMembers: { blockedMembers: page([restraint(1, { blocked: true })]) },
    MutedMembers: {
      mutedMembers: page([
        restraint(2, { muted: true, mutedUntil: '2026-12-24T12:00:00Z' }),
        restraint(3, { muted: true, member: null }),
      ]),
    },
    UnblockMember: { unblockMember: lifted(1) },
    UnmuteMember: { unmuteMember: lifted(2) },
  });
  await section('Engellediklerin').findByText('@uye.1');
  await section('Sessize aldıkların').findByText('@uye.2 · 24 Aralık 2026 tarihine kadar');
  section('Sessize aldıkların').getByText('Ayrılmış üye');
  await user.click(screen.getByRole('button', { name: 'Üye 1: engeli kaldır' }));
  await screen.findByText('Üye 1 için engel kaldırıldı.');
  expect(sent).toHaveBeenCalledWith('UnblockMember', { id: 'm1' });
  await section('Engellediklerin').findByText('Kimseyi engellemedin.');
  await user.click(screen.getByRole('button', { name: 'Üye 2: sessizden çıkar' }));
  await waitFor(() => expect(screen.queryByText(/@uye.2/)).toBeNull());
  section('Sessize aldıkların').getByText('Ayrılmış üye');
});

test('loads further members on request', async () => {
  const { user } = open({
    BlockedMembers: ({ cursor }: { cursor?: string }) => ({
      blockedMembers: cursor
        ? page([restraint(2, { blocked: true })])
        : page([restraint(1, { blocked: true })], 'sonra'),
    }),
  });
  await screen.findByText('@uye.1');
  await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  await screen.findByText('@uye.2');
  screen.getByText('@uye.1');
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
});

test('a failed list shows its own error, and a retry loads it', async () => {
  const answers = { BlockedMembers: new Error('no network') as unknown };
  const { user } = open({
    BlockedMembers: () => answers.BlockedMembers,
  });
  await section('Engellediklerin').findByText('Liste şu an gelmedi.');
  await screen.findByText('Kimseyi sessize almadın.');
  answers.BlockedMembers = { blockedMembers: page([restraint(1, { blocked: true })]) };
  await user.click(section('Engellediklerin').getByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('@uye.1');
});

test('saves muted words one per line, without white space and empty lines', async () => {
  const { user } = open({
    SetMutedWords: ({ words }: { words: string[] }) => ({
      setMutedWords: { __typename: 'MutedWordsPayload', words },
    }),
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Sözcükler');
  expect(field.value).toBe('final');
  await user.type(field, '{enter}{enter}  Şampiyonlar Ligi ');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Sözcüklerin kaydedildi.');
  expect(sent).toHaveBeenCalledWith('SetMutedWords', { words: ['final', 'Şampiyonlar Ligi'] });
  expect(field.value).toBe('final\nŞampiyonlar Ligi');
});

test.each([
  ['final\na', 'Bir sözcük en az 2 harf olmalı.'],
  ['a'.repeat(51), 'Bir sözcük en fazla 50 karakter olabilir.'],
  [Array.from({ length: 201 }, (_, n) => `söz ${n}`).join('\n'), 'En fazla 200 sözcük yazabilirsin.'],
])('does not send words that the server would refuse', async (text, problem) => {
  const { user } = open();
  const field = await screen.findByLabelText('Sözcükler');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await screen.findByText(problem);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(sent).not.toHaveBeenCalledWith('SetMutedWords', expect.anything());
});

test('keeps the words in the field if saving fails', async () => {
  const { user } = open({ SetMutedWords: new Error('no network') });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Sözcükler');
  await user.type(field, '{enter}sezon');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText(/Sözcüklerin kaydedilemedi/);
  expect(field.value).toBe('final\nsezon');
});

test('saved words do not count as changed, even if blank lines were typed with them', async () => {
  const { user } = open({
    SetMutedWords: { setMutedWords: { __typename: 'SetMutedWordsPayload', words: ['final', 'vapur'] } },
  });
  const field = await screen.findByRole('textbox', { name: 'Sözcükler' });
  await user.type(field, '\nvapur\n\n');
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(asks()).toBe(false));
  expect(field).toHaveProperty('value', 'final\nvapur');
});
