import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { aRoom } from '../features/rooms/testing.js';
import {
  askPreRoll,
  askResume,
  askStream,
  earlyPreRolls,
  earlyResumes,
  earlyStreams,
  streamKey,
} from '../features/watch/early-start.js';
import { createCache } from './apollo/cache.js';
import { prepareRoom } from './prepare-room.js';

const source = (hash: string) => ({
  __typename: 'Source',
  hash,
  name: hash,
  kind: 'STREAM',
  tiers: [],
  locked: false,
  download: null,
  offset: 0,
  health: 'GOOD',
});
const group = (groupId: string) => ({
  __typename: 'SourceGroup',
  hash: groupId,
  groupId,
  name: groupId,
  translation: 'SUBTITLED',
  sources: [source(`${groupId}-1`)],
});

let asked: string[];
let groupOfAccount: string | null;
let fetched: unknown[];
beforeEach(() => {
  [asked, groupOfAccount, fetched] = [[], null, []];
  for (const answers of [earlyPreRolls, earlyResumes, earlyStreams]) answers.clear();
  window.fetch = jest.fn<typeof fetch>(async (address) => {
    fetched.push(address);
    return new Response('');
  });
});

const clientOf = () => {
  const answers: Record<string, () => object> = {
    WatchPage: () => ({ watchPage: { sources: { groups: [group('a'), group('b')], segments: [] } } }),
    ResumePosition: () => ({
      positions: [],
      library: { titles: groupOfAccount ? [{ id: 't1', groupId: groupOfAccount }] : [] },
    }),
    PreRoll: () => ({ preRoll: null }),
    Stream: () => ({
      stream: { kind: 'STREAM', dash: '/m/manifest.mpd', hls: null, embed: null, thumbnails: null },
    }),
  };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push([operationName, variables['sourceHash']].filter(Boolean).join(' '));
        observer.next({ data: answers[operationName]?.() ?? {} });
        observer.complete();
      }),
  );
  return new ApolloClient({
    link,
    cache: createCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' } },
  });
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('everything that the player needs is requested at once, also the manifest, and the player requests nothing again', async () => {
  const client = clientOf();
  prepareRoom(client, aRoom({ sourceHash: 'b-1' }));
  expect(asked.toSorted()).toEqual(['PreRoll', 'ResumePosition', 'Stream b-1', 'WatchPage']);
  await settled();
  expect(fetched).toEqual(['/m/manifest.mpd']);
  await earlyPreRolls.take('t1', () => askPreRoll(client, 't1'));
  await earlyResumes.take('e1', () => askResume(client, 'e1', 't1'));
  const { dash } = await earlyStreams.take(streamKey('e1', 'b-1'), () => askStream(client, 'e1', 'b-1'));
  expect(dash).toBe('/m/manifest.mpd');
  expect(asked).toHaveLength(4);
});

test('the source is that of the group that the member has chosen, and what is prepared goes with the member', async () => {
  groupOfAccount = 'b';
  const client = clientOf();
  prepareRoom(client, aRoom({ sourceHash: null }));
  await settled();
  expect(asked).toContain('Stream b-1');
  await client.resetStore();
  await earlyResumes.take('e1', () => askResume(client, 'e1', 't1'));
  expect(asked.filter((name) => name === 'ResumePosition')).toHaveLength(2);
});
