import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { PlayerSource } from '../types.js';
import { SourcePicker } from './source-picker.js';

const source = (hash: string, over: Partial<PlayerSource> = {}): PlayerSource => ({
  hash,
  name: `Kaynak ${hash}`,
  kind: 'STREAM',
  tiers: ['1080p', '720p'],
  locked: false,
  download: null,
  offset: 0,
  health: 'GOOD',
  ...over,
});

function picker(sources: PlayerSource[], current?: string) {
  const chosen: string[] = [];
  const reported: string[] = [];
  const groups = [
    { hash: 'g', groupId: 'group', name: 'Gece Çeviri', translation: 'SUBTITLED' as const, sources },
  ];
  const { user } = render(
    <SourcePicker
      groups={groups}
      member={false}
      current={current}
      onReport={(hash) => reported.push(hash)}
      onChoose={(hash, groupId) => chosen.push(`${groupId} ${hash}`)}
    />,
  );
  return { user, chosen, reported };
}

test('V-03 V-06 shows each video of a group with name and tiers, and loads the pressed one', async () => {
  const { user, chosen } = picker([source('1'), source('2', { tiers: [] })]);
  await user.click(screen.getByRole('button', { name: 'Kaynak 1 1080p · 720p' }));
  await user.click(screen.getByRole('button', { name: 'Kaynak 2' }));
  expect(chosen).toEqual(['group 1', 'group 2']);
});

test('V-04 marks a locked video; for a visitor it opens the sign-in dialog instead of playing', async () => {
  const { user, chosen } = picker([source('1', { locked: true })]);
  await user.click(screen.getByRole('button', { name: /Üyelere özel/ }));
  expect(chosen).toEqual([]);
});

test('V-05 links the download of a video that has one', () => {
  picker([source('1', { download: '/m/x/1.mp4' }), source('2')]);
  expect(screen.getByRole('link', { name: 'Kaynak 1 kaynağını indir' }).getAttribute('href')).toBe(
    '/m/x/1.mp4',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('V-07 shows an error if a source has no hash', async () => {
  const { user, chosen } = picker([source('', { name: 'Boş' })]);
  await user.click(screen.getByRole('button', { name: /^Boş/ }));
  await screen.findAllByText('hash yok', {}, { timeout: 5_000 });
  expect(chosen).toEqual([]);
});

test('R-01 the playing source can be reported; without one there is no report button', async () => {
  const { user, reported } = picker([source('1'), source('2')], '2');
  await user.click(screen.getByRole('button', { name: 'Bu kaynağı bildir' }));
  expect(reported).toEqual(['2']);
  cleanup();
  picker([source('1')]);
  expect(screen.queryByRole('button', { name: 'Bu kaynağı bildir' })).toBeNull();
});
