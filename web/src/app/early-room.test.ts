import { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RoomDocument } from '../generated/room.js';
import { ViewerDocument } from '../generated/viewer.js';
import { aRoom } from '../features/rooms/testing.js';
import { browserLink } from './apollo/browser-link.js';
import { createCache } from './apollo/cache.js';
import { takeEarlySentAt } from '../lib/early-requests.js';
import { earlyRoomScript } from './early-room.js';

const CODE = 'oda "1"';
const answers: Record<string, object> = { Viewer: { viewer: null }, Room: { room: aRoom() } };
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  window.fetch = jest.fn<typeof fetch>(async (_, init) => {
    const { operationName } = JSON.parse(String(init?.body)) as { operationName: string };
    asked.push(operationName);
    return Response.json({ data: answers[operationName] });
  });
  history.replaceState(null, '', `/oda/${encodeURIComponent(CODE)}`);
  document.documentElement.dataset['member'] = '';
});
afterEach(() => {
  delete window.earlyAnswers;
  delete window.earlySentAt;
});

const read = async () => {
  const client = new ApolloClient({ link: browserLink(), cache: createCache() });
  const room = { query: RoomDocument, variables: { code: CODE }, fetchPolicy: 'no-cache' } as const;
  const { data } = await client.query(room);
  await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
  return data?.room?.title;
};

test('the page’s script requests session and room before the page’s code, which takes each answer once', async () => {
  // As the page's inline script does.
  window.eval(earlyRoomScript);
  expect(asked).toEqual(['Room', 'Viewer']);
  expect(takeEarlySentAt()).toBeLessThanOrEqual(performance.now());
  expect(takeEarlySentAt()).toBeUndefined();
  expect(await read()).toBe('Film gecesi');
  expect(asked).toEqual(['Room', 'Viewer']);
  expect(await read()).toBe('Film gecesi');
  expect(asked).toEqual(['Room', 'Viewer', 'Room', 'Viewer']);
});

test('it requests nothing for a browser that was not signed in, or below the path of a room', () => {
  delete document.documentElement.dataset['member'];
  window.eval(earlyRoomScript);
  document.documentElement.dataset['member'] = '';
  history.replaceState(null, '', '/oda/oda-1/baska');
  window.eval(earlyRoomScript);
  expect(asked).toEqual([]);
});
