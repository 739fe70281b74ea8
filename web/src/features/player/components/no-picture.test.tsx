import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { nextSession, openSession } from '../source-failover.js';
import { NoPicture } from './no-picture.js';

const candidate = {
  group: { hash: 'g', groupId: 'g', name: 'g', translation: 'DUBBED' as const, sources: [] },
  source: {
    hash: 'one',
    name: 'one',
    kind: 'STREAM' as const,
    tiers: [],
    locked: false,
    download: null,
    offset: 0,
    health: 'GOOD' as const,
  },
};
const opened = openSession([candidate], 0);
const exhausted = nextSession(opened, { type: 'failed', attempt: 1, position: 0 });
const nothing = () => undefined;

test('offers a report of the last source and the source list after all sources failed', async () => {
  const told: string[] = [];
  const onReport = (hash: string) => void told.push(hash);
  const onSources = () => void told.push('sources');
  const { user } = render(
    <NoPicture session={exhausted} any onRetry={nothing} onReport={onReport} onSources={onSources} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Bu bölümün kaynakları şu an açılmıyor.');
  await user.click(screen.getByRole('button', { name: 'Sorunu bildir' }));
  await user.click(screen.getByRole('button', { name: 'Kaynak seç' }));
  expect(told).toEqual(['one', 'sources']);
});

test('shows that the device is offline, and retries by itself once it is online', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = jest.fn();
  render(<NoPicture session={exhausted} any onRetry={onRetry} onReport={nothing} />);
  expect(screen.getByRole('alert').textContent).toContain('Bağlantın yok.');
  expect(screen.queryByRole('button', { name: 'Sorunu bildir' })).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledTimes(1);
  onLine.mockRestore();
});

test('shows why this viewer gets no source, and offers no action that cannot help', () => {
  const refused = nextSession(opened, {
    type: 'refused',
    attempt: 1,
    reason: 'Bu içerik yaşına uygun değil.',
  });
  render(<NoPicture session={refused} any onRetry={nothing} onReport={nothing} />);
  expect(screen.getByRole('alert').textContent).toBe('Bu içerik yaşına uygun değil.');
  expect(screen.queryByRole('button')).toBeNull();
});
