import { expect, test } from '@jest/globals';
import type { LiveChannel } from '@seyir/kit/stateless';
import { watchRights } from './rights-watch.js';

test('no subject is listened to any more when one of them fails', async () => {
  const open = new Set<string>();
  const live: Pick<LiveChannel, 'listen'> = {
    listen: (subject) => {
      if (subject === 'away') return Promise.reject(new Error('no connection'));
      open.add(subject);
      return Promise.resolve({ close: () => Promise.resolve(void open.delete(subject)) });
    },
  };
  const subjects = ['one', 'away', 'two'].map((subject) => ({ subject }));
  await expect(watchRights(live as LiveChannel, subjects, () => {})).rejects.toThrow('no connection');
  expect([...open]).toEqual([]);
});
