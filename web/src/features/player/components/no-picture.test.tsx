import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { nextSession, openSession } from '../playback-session.js';
import { NoPicture } from './no-picture.js';

const candidate = {
  group: { hash: 'g', groupId: 'g', name: 'g', translation: 'DUBBED' as const, sources: [] },
  source: { hash: 'one', name: 'one', kind: 'STREAM' as const, tiers: [], locked: false, download: null },
};
const opened = openSession([candidate], 0);
const exhausted = nextSession(opened, { type: 'failed', attempt: 1, position: 0 });
const nothing = () => undefined;

test('when all sources failed it says so, and offers to report the last one', async () => {
  const told: string[] = [];
  const onReport = (hash: string) => void told.push(hash);
  const { user } = render(<NoPicture session={exhausted} any onRetry={nothing} onReport={onReport} />);
  expect(screen.getByRole('alert').textContent).toContain('Bu bölümün kaynakları şu an açılmıyor.');
  await user.click(screen.getByRole('button', { name: 'Sorunu bildir' }));
  expect(told).toEqual(['one']);
});

test('says why this viewer gets none, and offers nothing that cannot help', () => {
  const refused = nextSession(opened, {
    type: 'refused',
    attempt: 1,
    reason: 'Bu içerik yaşına uygun değil.',
  });
  render(<NoPicture session={refused} any onRetry={nothing} onReport={nothing} />);
  expect(screen.getByRole('alert').textContent).toBe('Bu içerik yaşına uygun değil.');
  expect(screen.queryByRole('button')).toBeNull();
});
