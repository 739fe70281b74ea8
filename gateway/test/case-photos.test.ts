import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { CaseState, CommentsService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { member, other, time } from './support/world/things.js';

const FILE = 'evidence/2026-11-20-0b5f7a34-4a84-4c7e-8a0a-2d5f3d3f0001.webp';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  site.sessions.set('token-2', { id: 'session-2', member: { ...other, avatar: '' } });
  await site.blobs.put(FILE, Buffer.from('photo'), 'image/webp');
  const photo = { caseId: 'case-1', width: 8, height: 6, alt: 'İskele', covered: true };
  site.peers.fake(CommentsService, {
    getCase: async () => ({
      case: { id: 'case-1', targetType: 'flow', targetId: 'post-1', state: CaseState.OPEN, openedAt: time },
      evidence: [
        {
          id: 'post-1',
          sentAt: time,
          photos: [
            { ...photo, id: 'photo-1', stored: true },
            { ...photo, id: 'photo-2' },
          ],
        },
      ],
    }),
    getCasePhoto: async ({ caseId, photoId }, { viewer }) => {
      if (viewer.memberId !== member.id) throw new DomainError('FORBIDDEN');
      if (caseId !== 'case-1' || photoId !== 'photo-1') throw new DomainError('NOT_FOUND');
      return { file: FILE };
    },
  });
});
afterAll(() => site.close());

const get = (path: string, token?: string) =>
  fetch(site.url + path, { headers: token ? { cookie: `sid=${token}` } : {}, redirect: 'manual' });

it('a case names its photos, and a moderator opens them', async () => {
  const query = '{ moderationCase(id: "case-1") { evidence { photos { id src alt covered } } } }';
  const { data } = await site.graphql(query, {}, { token: 'token-1' });
  expect(data).toEqual({
    moderationCase: {
      evidence: [
        {
          photos: [
            { id: 'photo-1', src: '/m/case/case-1/photo-1', alt: 'İskele', covered: true },
            { id: 'photo-2', src: null, alt: 'İskele', covered: true },
          ],
        },
      ],
    },
  });
  const answer = await get('/m/case/case-1/photo-1', 'token-1');
  expect([answer.status, await answer.text()]).toEqual([200, 'photo']);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

it('for anyone else the photo does not exist, at any address', async () => {
  const path = '/m/case/case-1/photo-1';
  expect((await get(path)).status).toBe(404);
  expect((await get(path, 'token-2')).status).toBe(404);
  expect((await get(path, 'no-session')).status).toBe(404);
  expect((await get('/m/case/case-1/photo-2', 'token-1')).status).toBe(404);
  // No other address serves the files of evidence, whatever it answers.
  for (const wrong of [`/i/${FILE}`, `/i/../${FILE}`, `/${FILE}`, `/m/x.y/${FILE}`])
    expect(await (await get(wrong, 'token-1')).text()).not.toBe('photo');
});

it('a session that cannot be read is no missing photo', async () => {
  site.peers.fake(CommentsService, {
    getCasePhoto: async () => {
      throw new DomainError('TRY_AGAIN');
    },
  });
  expect((await get('/m/case/case-1/photo-1', 'token-1')).status).toBe(503);
});
