import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { CommentsService, SpoilerKind, TargetKind } from '@seyir/proto';
import { defaultLimits } from '../src/limits/limits.js';
import { rows } from '../src/legacy/rows.js';
import { pathFields, type Row } from '../src/legacy/row.js';
import {
  addressOf,
  callOn,
  fieldName,
  formOf,
  keysOf,
  nameOf,
  photoFieldsOf,
  specified,
  tokenFor,
  wholeSpecification,
  type SpecifiedRow,
} from './support/legacy-calls.js';
import { samples } from './support/legacy-samples.js';
import { startSite, type Site } from './support/site.js';

const rowOf = (wanted: SpecifiedRow): Row => {
  const found = rows.filter(({ path, type }) => path === wanted.path && type === wanted.type);
  expect(found).toHaveLength(1);
  return found[0] as Row;
};

let site: Site;
beforeAll(async () => {
  // The loop over all rows makes more calls than a session may make in a minute; limits have their own suite.
  const limits = { ...defaultLimits, all: [], writing: [], toggling: [], searching: [] };
  site = await startSite({ config: { limits } });
});
afterAll(() => site.close());

const call = (row: { path: string; type?: string }, fields: object, token?: string) =>
  callOn(site, row, fields, token);

it('has exactly the rows of the specification, except those in docs/spec/open.yaml', () => {
  expect(wholeSpecification).toHaveLength(98);
  expect(rows.map(nameOf).sort()).toEqual(specified.map(nameOf).sort());
});

it('adds to the specified fields only the version of a group, which a form may leave out', () => {
  const added = rows.flatMap((row) => (row.additions ?? []).map((field) => [row.path, field] as const));
  expect(added).toEqual([['/group/update', 'version']]);
  const row = rowOf({ path: '/group/update' } as SpecifiedRow);
  expect(row.input.shape['version']?.safeParse(undefined).success).toBe(true);
});

describe.each(specified.map((row) => [nameOf(row), row] as const))('%s', (name, wanted) => {
  const sample = samples[name] ?? {};

  it('has the specified fields, access and texts', () => {
    const row = rowOf(wanted);
    const type = wanted.type === undefined ? [] : ['type'];
    const inPath = pathFields(row.path);
    expect(
      Object.keys(row.input.shape)
        .filter((field) => !inPath.includes(field) && !row.additions?.includes(field))
        .sort(),
    ).toEqual(
      wanted.fields
        .flatMap((field) => field.split(' | '))
        .map(fieldName)
        // A field that the path contains too is taken from the path.
        .filter((field) => !inPath.includes(field))
        .sort(),
    );
    expect(row.auth).toBe(wanted.auth);
    if (wanted.missing) expect(row.missing).toBe(wanted.missing);
    expect(Object.keys(sample).concat(type).length).toBeGreaterThanOrEqual(0);
  });

  it('U-02 answers a member in the specified shape, with status 200', async () => {
    const row = rowOf(wanted);
    const { response, answer } = await call(row, sample, tokenFor(row));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(answer).toMatchObject({ success: true });
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(keysOf(wanted)));
    const strict = z.strictObject({ success: z.literal(true), ...row.answer.shape });
    expect(strict.safeParse(answer).error).toBeUndefined();
  });

  it('accepts a form like JSON', async () => {
    const row = rowOf(wanted);
    const fields = { ...sample, ...(row.type && { type: row.type }) };
    const headers = { cookie: `sid=${tokenFor(wanted)}`, 'sec-fetch-site': 'same-origin' };
    const photoFields = photoFieldsOf(row);
    const multipart = formOf(fields, photoFields);
    for (const body of photoFields.length > 0 ? [multipart] : [new URLSearchParams(fields), multipart]) {
      const response = await fetch(site.url + addressOf(row.path), { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ success: true });
    }
  });

  it('U-02 answers a visitor as specified', async () => {
    const { response, answer } = await call(wanted, sample);
    expect(response.status).toBe(200);
    if (wanted.auth === 'public') {
      expect(answer['success']).toBe(true);
      return;
    }
    const calm = wanted.path === '/activity/progress' || wanted.type === 'get_chat';
    expect(answer).toMatchObject({ success: false, code: 'NO_SESSION' });
    expect(answer['error']).toBe(answer['message']);
    expect(answer['session']).toBe(calm ? undefined : true);
  });

  it('U-05 works by POST and answers JSON; other methods call nothing', async () => {
    const { response } = await call(rowOf(wanted), sample, tokenFor(wanted));
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    site.peers.calls.length = 0;
    const headers = { cookie: `sid=${tokenFor(wanted)}`, 'sec-fetch-site': 'same-origin' };
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      await (await fetch(site.url + addressOf(wanted.path), { method, headers })).text();
    expect(site.peers.calls.filter((name) => !/\/(get|list|find)/.test(name))).toEqual([]);
  });

  it('answers wrong input with a known code and status 200, without internals', async () => {
    for (const value of [undefined, '', '\u0000', '../../etc/passwd', "'; DROP TABLE x", '9'.repeat(400)]) {
      const wrong = Object.fromEntries(Object.keys(sample).map((key) => [key, value]));
      const { response, answer } = await call(wanted, wrong, tokenFor(wanted));
      expect(response.status).toBe(200);
      if (answer['success'] === false) expect(answer['code']).not.toBe('INTERNAL');
      expect(JSON.stringify(answer)).not.toMatch(/stack|zod|node_modules|SELECT/i);
    }
  });
});

it('returns the specified text at the end of a list', async () => {
  const lists = specified.filter((row) => row.empty && (row.answer === 'paged' || 'last' in row.answer));
  expect(lists).toHaveLength(11);
  for (const row of lists) {
    const cursor = row.path === '/global/load' && { cursor: 'end' };
    const { answer } = await call(row, { ...samples[nameOf(row)], page: '9', ...cursor });
    expect(answer).toMatchObject({ success: true, last: true, message: row.empty, theme: '' });
  }
});

it('names missing fields as the page does', async () => {
  const { answer } = await call({ path: '/auth/login' }, { username: '', password: 'x' });
  expect(answer).toMatchObject({
    code: 'BAD_INPUT',
    message: 'Lütfen gerekli alanları doldurunuz !',
    fields: { username: 'Bu alan gerekli.' },
  });
  const spaces = await call({ path: '/add/comment' }, { id: 'e', type: '2', comment: '   ' }, 'token-1');
  expect(spaces.answer).toMatchObject({
    message: 'Lütfen gerekli alanları doldurunuz !',
    fields: { comment: 'Bu alan gerekli.' },
  });
});

it('C-09 refuses a reply without text or without its parent, and calls no service', async () => {
  const row = { path: '/set/comment/reply' };
  for (const [missing, fields] of [
    ['message', { id: 'comment-1' }],
    ['message', { id: 'comment-1', message: ' \n ' }],
    ['id', { message: 'Katılıyorum' }],
    ['id', { message: 'Katılıyorum', id: '' }],
  ] as const) {
    site.peers.calls.length = 0;
    const { answer } = await call(row, fields, 'token-1');
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT' });
    expect(Object.keys(answer.fields ?? {})).toEqual([missing]);
    expect(site.peers.calls).not.toContain('CommentsService/postReply');
  }
});

it('C-12 accepts a comment of each known type, including 2 and 3, and of no other', async () => {
  const row = { path: '/add/comment' };
  for (const type of ['1', '2', '3', '4', '5', '6']) {
    site.peers.calls.length = 0;
    const { answer } = await call(row, { ...samples['/add/comment'], type }, 'token-1');
    expect([type, answer['success']]).toEqual([type, true]);
    // Posts in topics have a call of their own, because they are numbered.
    const used = type === '5' ? 'CommentsService/addPost' : 'CommentsService/postComment';
    expect(site.peers.calls).toContain(used);
  }
  for (const type of ['0', '7', '-2', 'x']) {
    const { answer } = await call(row, { ...samples['/add/comment'], type }, 'token-1');
    expect([type, answer['code']]).toEqual([type, 'BAD_INPUT']);
  }
});

it("V-07 answers 'hash yok' without a hash", async () => {
  const { answer } = await call({ path: '/ajax/service', type: 'videoGet' }, {});
  expect(answer).toMatchObject({ success: false, code: 'NO_HASH', error: 'hash yok' });
});

it('requires a session for a locked source', async () => {
  const locked = { vid: 'source-2', eg_id: 'episode-1' };
  const row = { path: '/ajax/service', type: 'get_stream' };
  expect((await call(row, locked)).answer).toMatchObject({ code: 'NO_SESSION', session: true });
  expect((await call(row, locked, 'token-1')).answer['uri']).toBe('https://media.example/a/master.m3u8');
});

it("escapes all members' texts", async () => {
  const { answer } = await call({ path: '/get/more/comment' }, samples['/get/more/comment'] ?? {});
  expect(answer.theme).toContain('&lt;script&gt;alert(1)&lt;/script&gt; güzel &amp; &quot;iyi&quot;');
  expect(answer.theme).toContain('Deniz &lt;b&gt;Kaya&lt;/b&gt;');
  expect(answer.theme).not.toMatch(/<script|<b>/);
  const frame = await call(
    { path: '/ajax/service', type: 'get_stream' },
    { vid: 'source-3', eg_id: 'episode-1' },
  );
  expect(frame.answer.theme).toContain('src="https://embed.example/v?a=1&amp;b=&quot;2&quot;"');
  expect(frame.answer.theme).toContain('sandbox="');
});

it("adds id and type to a theme's items, and the call to its buttons", async () => {
  const { answer } = await call({ path: '/get/more/comment' }, samples['/get/more/comment'] ?? {});
  expect(answer.theme).toMatch(/<article[^>]* data-id="comment-1" data-type="comment"/);
  expect(answer.theme).toContain('data-action="/set/action"');
  expect(answer.theme).toContain('<time datetime="2026-11-20T12:00:00.000Z">');
});

it('removes a reaction if the page shows it as set', async () => {
  const shown = { ...samples['/set/action'], status: '1' };
  const { answer } = await call({ path: '/set/action' }, shown, 'token-1');
  expect(answer).toMatchObject({ status: '0', count: 3, name: 'Beğen', action: 'reaction-1' });
  const group = await call(
    { path: '/set/action' },
    { ...shown, post_id: 'post-1', type: 'group' },
    'token-1',
  );
  expect(group.answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

it('C-23 the older form of a reaction returns the same button, state, handle and name', async () => {
  const row = { path: '/ajax/service', type: 'actionData' };
  const { answer } = await call(row, { issue: '4', status: '0', data: 'comment-1' }, 'token-1');
  expect(answer).toMatchObject({ status: '1', action: 'reaction-1', name: 'Komik' });
  expect(answer['button']).toContain('aria-pressed="true"');
});

it("marks the reader's own reaction in a theme, and offers every kind", async () => {
  const row = { path: '/get/more/comment' };
  const buttonsFor = async (token?: string) => {
    const { answer } = await call(row, samples[row.path] ?? {}, token);
    const [first = ''] = answer.theme?.split('</article>') ?? [];
    return [...first.matchAll(/data-reaction="(\d)"\s+data-status="(\d)"/g)].map(
      ([, kind, status]) => `${kind}:${status}`,
    );
  };
  expect((await buttonsFor('token-1')).slice(0, 6)).toEqual(['1:1', '2:0', '3:0', '4:0', '5:0', '6:0']);
  expect((await buttonsFor()).slice(0, 6)).toEqual(['1:0', '2:0', '3:0', '4:0', '5:0', '6:0']);
});

it('C-04 C-11 marks a spoiler that the reader may see, and links to the page that opens a covered one', async () => {
  const spoiler = { kind: SpoilerKind.TITLE, titleId: 'title-1' };
  const target = { kind: TargetKind.SERIES, id: 'title-1' };
  site.peers.fake(CommentsService, {
    listComments: async () => ({
      comments: [
        { id: 'open', body: 'Gemi batıyor', target, spoiler },
        { id: 'shut', covered: true, target, spoiler },
        { id: 'gone', deleted: true, target, spoiler },
      ],
      info: { count: 3, last: true },
    }),
  });
  const { answer } = await call({ path: '/get/more/comment' }, { type: '3', id: 'title-1' }, 'token-1');
  const [open, shut, gone] = answer.theme?.split('</article>') ?? [];
  expect(open).toContain('<small class="comment-spoiler">Spoiler</small>');
  expect(shut).toContain('href="/dizi/gece-vapuru#yorum-shut"');
  expect(gone).not.toContain('data-reaction');
});

it('C-04 accepts 0 and 1 as the spoiler flag and refuses anything else', async () => {
  const flagged = (spoiler: string) =>
    call({ path: '/add/comment' }, { ...samples['/add/comment'], spoiler }, 'token-1');
  for (const spoiler of ['0', '1', '']) expect((await flagged(spoiler)).answer['success']).toBe(true);
  for (const spoiler of ['7', 'on', '-1'])
    expect((await flagged(spoiler)).answer).toMatchObject({ code: 'BAD_INPUT' });
});

it('compares the kind in a call with the title', async () => {
  for (const [path, fields] of [
    ['/set/follow', { type: '1', content_id: 'title-1' }],
    ['/watch/insert', { type: '1', content_id: 'title-1' }],
    ['/film/watch/list', { id: 'title-1', watched: '0' }],
  ] as const) {
    const at = path === '/film/watch/list' ? '/set/film/watch/list' : path;
    expect((await call({ path: at }, fields, 'token-1')).answer).toMatchObject({ code: 'NOT_FOUND' });
  }
  const other = { ...samples['/set/continue/watch'], content_id: 'title-2', item: 'episode-1' };
  expect((await call({ path: '/set/continue/watch' }, other, 'token-1')).answer).toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('accepts a photo only as an avatar', async () => {
  const sample = { ...samples['/user/set/avatar'], type: 'kapak' };
  expect((await call({ path: '/user/set/avatar' }, sample, 'token-1')).answer).toMatchObject({
    code: 'BAD_INPUT',
  });
});

it('U-01 U-05 answers another method like an unknown path, in Turkish and in the same shape', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of ['/set/follow', '/boyle/bir/sey/yok']) {
      const response = await fetch(site.url + path, { method, headers: { 'sec-fetch-site': 'same-origin' } });
      expect([method, response.status]).toEqual([method, 404]);
      expect(await response.json()).toMatchObject({
        success: false,
        code: 'NOT_FOUND',
        message: 'Aradığın şey burada değil.',
      });
    }
});

it("C-20 removes a reaction by its handle, and not by another member's", async () => {
  const own = await call({ path: '/delete/action' }, samples['/delete/action'] ?? {}, 'token-1');
  expect(own.answer).toMatchObject({ success: true, status: '0', count: 2 });
  const other = await call({ path: '/delete/action' }, { action: 'reaction-2', type: 'comment' }, 'token-1');
  expect(other.answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

it('C-16 C-17 F-13 deletes comments, and posts of topics by a call of their own', async () => {
  const inTopic = await call({ path: '/discussion/delete/post' }, { id: 'topic-post-1' }, 'token-1');
  expect(inTopic.answer).toEqual({ success: true, message: 'Yazı silindi.' });
  // A comment on something else is not a post of a topic.
  const other = await call({ path: '/discussion/delete/post' }, { id: 'comment-1' }, 'token-1');
  expect(other.answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
  const { answer } = await call({ path: '/comment/delete/post' }, { id: 'comment-1' }, 'token-1');
  expect(answer).toEqual({ success: true, message: 'Yorum silindi.' });
});

it('R-02 R-04 a report without a chosen problem or target is refused with its own text', async () => {
  const sample = samples['/set/report'] ?? {};
  for (const [missing, error] of [
    ['value', 'Lütfen bir sorun seçin.'],
    ['id', 'Lütfen gerekli alanları doldurunuz !'],
    ['type', 'Lütfen gerekli alanları doldurunuz !'],
  ] as const) {
    const { answer } = await call({ path: '/set/report' }, { ...sample, [missing]: '' }, 'token-1');
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT', error });
    expect(answer.fields).toEqual({ [missing]: 'Bu alan gerekli.' });
  }
  const taken = await call({ path: '/set/report' }, sample, 'token-1');
  expect(taken.answer['message']).toBe('Bildirimin bize ulaştı. En kısa sürede inceleyeceğiz.');
  const room = await call({ path: '/set/report' }, { ...sample, type: 'room' }, 'token-1');
  expect(room.answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

it('opens a session', async () => {
  const { response } = await call({ path: '/auth/login' }, samples['/auth/login'] ?? {});
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^sid=token-new; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
});

it('answers an unknown path 404 and a large body 413 in the same shape', async () => {
  const unknown = await call({ path: '/no/such/call' }, {});
  expect(unknown.response.status).toBe(404);
  expect(unknown.answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
  const service = await call({ path: '/ajax/service', type: 'noSuchType' }, {});
  expect(service.response.status).toBe(200);
  expect(service.answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
  const large = await call({ path: '/add/comment' }, { comment: 'a'.repeat(1_100_000) }, 'token-1');
  expect(large.response.status).toBe(413);
  expect(large.answer).toMatchObject({ success: false, code: 'TOO_LARGE' });
  const broken = await site.post('/add/comment', '{"a":', { token: 'token-1' });
  expect(await broken.json()).toMatchObject({ success: false, code: 'BAD_INPUT' });
});

it('describes every row in an OpenAPI document', async () => {
  const document = (await (await fetch(`${site.url}/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, { post: { requestBody: object; responses: Record<string, unknown> } }>;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(specified.map((row) => row.path))].sort());
  const text = JSON.stringify(document);
  for (const row of specified) {
    if (row.type) expect(text).toContain(`"const":"${row.type}"`);
    const { post } = document.paths[row.path] ?? {};
    for (const key of keysOf(row)) expect(JSON.stringify(post?.responses['200'])).toContain(`"${key}"`);
    for (const field of row.fields.filter((name) => !pathFields(row.path).includes(name)))
      expect(JSON.stringify(post?.requestBody)).toContain(`"${fieldName(field.split(' | ')[0] ?? '')}"`);
  }
});

it('a call whose address ends in a number is described so, and any other address answers 404 as described', async () => {
  const { paths } = (await (await fetch(`${site.url}/openapi.json`)).json()) as {
    paths: Record<string, { post: { parameters: object[]; responses: Record<string, object> } }>;
  };
  const { parameters, responses } = paths['/{section}/{page}']!.post;
  expect(parameters).toMatchObject([
    { name: 'section', schema: { type: 'string' } },
    { name: 'page', schema: { type: 'string', pattern: '^[0-9]+$' } },
  ]);
  expect(responses).toHaveProperty('404');
  expect(paths['/akis/{page}']?.post.responses).not.toHaveProperty('404');
  const other = await site.post('/bozkir/iki', '{}', { token: 'token-1' });
  expect([other.status, await other.json()]).toMatchObject([404, { success: false, code: 'NOT_FOUND' }]);
});
