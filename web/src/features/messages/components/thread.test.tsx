import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { createOutbox, type Outgoing } from '../outbox.js';
import { WaitingMessages } from './thread.js';

const entryOf = (key: string, more: Partial<Outgoing> = {}): Outgoing => ({
  key,
  memberId: 'm2',
  conversationId: 'c1',
  body: key,
  replyToId: undefined,
  at: '2026-11-20T12:00:00.000Z',
  ...more,
});

test('messages can be dropped while one of them must wait, and not during a first try', async () => {
  const outbox = createOutbox('giden:m1', async () => ({ state: 'stop' }));
  for (const key of ['a', 'b']) outbox.add(entryOf(key));
  const { user, rerender } = render(<WaitingMessages entries={outbox.entries()} outbox={outbox} />);
  expect(screen.queryByRole('button', { name: 'Vazgeç' })).toBeNull();
  rerender(<WaitingMessages entries={[entryOf('a', { waits: true }), entryOf('b')]} outbox={outbox} />);
  const [, second] = screen.getAllByRole('button', { name: 'Vazgeç' });
  await user.click(second!);
  expect(outbox.entries()).toMatchObject([{ key: 'a' }]);
});
