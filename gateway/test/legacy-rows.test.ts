import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { defaultLimits } from '../src/limits/limits.js';
import { rows } from '../src/legacy/rows.js';
import { pathFields, type Row } from '../src/legacy/row.js';
import { smallPng } from './support/photos.js';
import { startSite, type Site } from './support/site.js';

interface SpecifiedRow {
  readonly path: string;
  readonly type?: string;
  readonly fields: readonly string[];
  readonly answer: 'paged' | Readonly<Record<string, string>>;
  readonly auth: 'public' | 'member';
  readonly missing?: string;
  readonly empty?: string;
}

const file = new URL('fixtures/legacy-calls.yaml', import.meta.url);
const specified = (parse(readFileSync(file, 'utf8')) as { rows: SpecifiedRow[] }).rows;
const nameOf = ({ path, type }: { path: string; type?: string }) => (type ? `${path} ${type}` : path);
const rowOf = (wanted: SpecifiedRow): Row => {
  const found = rows.filter(({ path, type }) => path === wanted.path && type === wanted.type);
  expect(found).toHaveLength(1);
  return found[0] as Row;
};
/** A sign-in ends the session that it is called with: its rows have none, so that the others keep theirs. */
const tokenFor = ({ path }: { path: string }): string => (path === '/auth/login' ? 'none' : 'token-1');
const keysOf = ({ answer }: SpecifiedRow): string[] =>
  answer === 'paged' ? ['count', 'last', 'message', 'theme'] : Object.keys(answer).sort();

/** What each call is sent so that it succeeds. */
const samples: Readonly<Record<string, Record<string, string>>> = {
  '/ajax/service loadEpisode': { _t: '2', _t_id: 'title-1', stable: '1', page: '1', season: '1' },
  '/ajax/service get_stream': { vid: 'source-1', eg_id: 'episode-1', room: '' },
  '/ajax/service videoGet': { hash: 'source-1' },
  '/ajax/service readNotification': {},
  '/episode/item/load': { page: '1', type: '2', id: 'title-1', season: '1' },
  '/get/more/comment': { type: '2', id: 'episode-1', page: '1' },
  '/add/comment': { id: 'episode-1', comment: 'Güzel bölüm', type: '2', spoiler: '1' },
  '/set/comment/reply': { message: 'Bence de', id: 'comment-1', episode: '' },
  '/set/action': { series_id: 'comment-1', post_id: '', action: '1', status: '0', type: 'comment' },
  '/ajax/service actionData': { issue: '3', status: '0', data: 'comment-1' },
  '/delete/action': { action: 'reaction-1', type: 'comment' },
  '/user/letmeknow': { id: 'title-1', type: '2' },
  '/comment/delete/post': { id: 'comment-1' },
  '/{type}/delete/post': { id: 'comment-1' },
  '/set/report': { id: 'comment-1', value: 'spam', desc: 'Hep aynı bağlantı', type: 'comment' },
  '/set/continue/watch': {
    content_id: 'title-1',
    season: '1',
    item: '1',
    'continue-watch': '',
    position: '90.5',
  },
  '/search': { query: 'vapur' },
  '/delete/continue/watch': { id: 'position-1' },
  '/{type}/all/load': { page: '1', alphabet: 'g' },
  '/widget/episode/load': { page: '1', widget: 'populer' },
  '/episode/load': { page: '1', tag_id: 'genre-1' },
  '/anime/episode/load': { page: '1', type: '3', id: 'title-1' },
  '/anime/load/airing': { page: '1', type: '0' },
  '/calendar/anime/airing': { page: '1', widget: 'takvim' },
  '/global/load': { page: '', cursor: '' },
  '/get/search': { content: 'va', type: '2' },
  '/ajax/service addFavorite': { data: 'title-1', status: '0' },
  '/ajax/service getList': { status: '', t: '0' },
  '/set/episode/watch': { episode_id: 'episode-1', season: '1', series_id: 'title-1' },
  '/set/anime/episode/watch': { episode_id: 'episode-1', season: '1', series_id: 'title-1' },
  '/set/follow': { type: '2', content_id: 'title-1' },
  '/set/{type}/watch/list': { id: 'title-1', watched: '0' },
  '/watch/insert': { content_id: 'title-1', type: '2' },
  '/get/more/watchlist': { page: '1', type: '2' },
  '/get/more/lastwatch': { page: '1' },
  '/get/video/group': { hash: 'group-hash' },
  '/auth/login': { recaptcha_response_field: '', username: 'deniz', password: 'dogru-sifre', remember: '1' },
  '/auth/register': {
    recaptcha_response_field: '',
    username: 'yeni_uye',
    emailAddress: 'yeni@posta.example',
    password: 'uzun bir parola',
    passwordAgain: 'uzun bir parola',
  },
  '/auth/forgot-password': { recaptcha_response_field: '', email: 'deniz@posta.example' },
  '/auth/activation-mail': { recaptcha_response_field: '', email: 'deniz@posta.example' },
  '/auth/change/password': { password: 'uzun bir parola', token: 'reset-1' },
  '/ajax/service forgot_pw': { data: 'deniz@posta.example', recaptcha_response_field: '' },
  '/user/set/avatar': { file: 'photo', type: 'avatar' },
  '/ajax/service addPhoto': { photo: 'photo' },
  '/set/user/info': {
    profileName: 'Deniz Kaya',
    emailAddress: 'deniz@posta.example',
    about: 'Dizi sever.',
    country: 'Türkiye',
  },
  '/set/user/password': {
    oldPassword: 'dogru-sifre',
    password: 'uzun bir parola',
    passwordAgain: 'uzun bir parola',
  },
  '/ajax/service addSocial': {
    facebook: 'https://facebook.com/deniz',
    twitter: 'https://x.com/deniz',
    instagram: 'https://instagram.com/deniz',
  },
  '/send/contact': {
    recaptcha_response_field: '',
    name: 'Deniz',
    email: 'deniz@posta.example',
    subject: 'Altyazı',
    message: 'Kaymış.',
  },
  '/get/more/notification': { page: '1' },
  '/activity/progress': {},
};

let site: Site;
beforeAll(async () => {
  // The loop over all rows makes more calls than a session may in a minute; limits have a suite of their own.
  const limits = { ...defaultLimits, all: [], writing: [], toggling: [], searching: [] };
  site = await startSite({ config: { limits } });
});
afterAll(() => site.close());

/** What stands for the fields of a path. */
const inPaths: Readonly<Record<string, string>> = {
  '/{type}/all/load': '/dizi/all/load',
  '/set/{type}/watch/list': '/set/dizi/watch/list',
  '/{type}/delete/post': '/comment/delete/post',
};
const addressOf = (path: string): string => inPaths[path] ?? path;

type Answer = Record<string, unknown> & { theme?: string; fields?: Record<string, string> };

/** A call with a photo comes as multipart alone; a sample's photo stands for a small whole one. */
const photoFieldOf = ({ path, type }: { path: string; type?: string }) =>
  rows.find((row) => row.path === path && row.type === type)?.photo;

const formOf = (fields: object, photoField: string | undefined): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields) as [string, string][])
    if (key === photoField && value === 'photo') form.set(key, new Blob([smallPng]), 'ben.png');
    else form.set(key, value);
  return form;
};

const call = async (row: { path: string; type?: string }, fields: object, token?: string) => {
  const body = { ...fields, ...(row.type && { type: row.type }) };
  const photoField = photoFieldOf(row);
  if (photoField && (fields as Record<string, unknown>)[photoField] === 'photo') {
    const headers = { 'sec-fetch-site': 'same-origin', ...(token && { cookie: `sid=${token}` }) };
    const init = { method: 'POST', headers, body: formOf(body, photoField) };
    const response = await fetch(site.url + row.path, init);
    return { response, answer: (await response.json()) as Answer };
  }
  const response = await site.post(addressOf(row.path), body, token ? { token } : {});
  return { response, answer: (await response.json()) as Answer };
};

it('has exactly the rows of the specification', () => {
  expect(rows.map(nameOf).sort()).toEqual(specified.map(nameOf).sort());
});

describe.each(specified.map((row) => [nameOf(row), row] as const))('%s', (name, wanted) => {
  const sample = samples[name] ?? {};

  it('takes the fields, access and texts that are specified', () => {
    const row = rowOf(wanted);
    const type = wanted.type === undefined ? [] : ['type'];
    const inPath = pathFields(row.path);
    expect(
      Object.keys(row.input.shape)
        .filter((field) => !inPath.includes(field))
        .sort(),
    ).toEqual(wanted.fields.map((field) => field.replace('?', '')).sort());
    expect(row.auth).toBe(wanted.auth);
    if (wanted.missing) expect(row.missing).toBe(wanted.missing);
    expect(Object.keys(sample).concat(type).length).toBeGreaterThanOrEqual(0);
  });

  it('U-02 answers a member in the shape that is specified, with status 200', async () => {
    const row = rowOf(wanted);
    const { response, answer } = await call(row, sample, tokenFor(row));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(answer).toMatchObject({ success: true });
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(keysOf(wanted)));
    const strict = z.strictObject({ success: z.literal(true), ...row.answer.shape });
    expect(strict.safeParse(answer).error).toBeUndefined();
  });

  it('takes a form as it takes JSON', async () => {
    const row = rowOf(wanted);
    const fields = { ...sample, ...(row.type && { type: row.type }) };
    const headers = { cookie: `sid=${tokenFor(wanted)}`, 'sec-fetch-site': 'same-origin' };
    const photoField = photoFieldOf(row);
    const multipart = formOf(fields, photoField);
    for (const body of photoField ? [multipart] : [new URLSearchParams(fields), multipart]) {
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
    const calm = wanted.path === '/activity/progress';
    expect(answer).toMatchObject({ success: false, code: 'NO_SESSION' });
    expect(answer['error']).toBe(answer['message']);
    expect(answer['session']).toBe(calm ? undefined : true);
  });

  it('U-05 is called by POST and answers JSON; by another method nothing is called', async () => {
    const { response } = await call(rowOf(wanted), sample, tokenFor(wanted));
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    site.peers.calls.length = 0;
    const headers = { cookie: `sid=${tokenFor(wanted)}`, 'sec-fetch-site': 'same-origin' };
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      await (await fetch(site.url + addressOf(wanted.path), { method, headers })).text();
    expect(site.peers.calls.filter((name) => !/\/(get|list|find)/.test(name))).toEqual([]);
  });

  it('answers wrong input with a known code and status 200, and nothing of what is inside', async () => {
    for (const value of [undefined, '', '\u0000', '../../etc/passwd', "'; DROP TABLE x", '9'.repeat(400)]) {
      const wrong = Object.fromEntries(Object.keys(sample).map((key) => [key, value]));
      const { response, answer } = await call(wanted, wrong, tokenFor(wanted));
      expect(response.status).toBe(200);
      if (answer['success'] === false) expect(answer['code']).not.toBe('INTERNAL');
      expect(JSON.stringify(answer)).not.toMatch(/stack|zod|node_modules|SELECT/i);
    }
  });
});

it('says the specified text when a list has come to its end', async () => {
  const lists = specified.filter((row) => row.empty && (row.answer === 'paged' || 'last' in row.answer));
  expect(lists).toHaveLength(8);
  for (const row of lists) {
    const cursor = row.path === '/global/load' && { cursor: 'end' };
    const { answer } = await call(row, { ...samples[nameOf(row)], page: '9', ...cursor });
    expect(answer).toMatchObject({ success: true, last: true, message: row.empty, theme: '' });
  }
});

it('says which fields are missing, under the names of the page', async () => {
  const { answer } = await call({ path: '/auth/login' }, { username: '', password: 'x' });
  expect(answer).toMatchObject({
    code: 'BAD_INPUT',
    message: 'Lütfen gerekli alanları doldurunuz !',
    fields: { username: 'Bu alan gerekli.' },
  });
  const spaces = await call({ path: '/add/comment' }, { id: 'e', type: '2', comment: '   ' }, 'token-1');
  expect(spaces.answer.fields).toHaveProperty('comment');
});

it('C-09 refuses a reply without text or without its parent, and calls nobody', async () => {
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

it('C-12 takes a comment of each type that is known, 2 and 3 among them, and of no other', async () => {
  const row = { path: '/add/comment' };
  for (const type of ['1', '2', '3', '4', '5', '6']) {
    site.peers.calls.length = 0;
    const { answer } = await call(row, { ...samples['/add/comment'], type }, 'token-1');
    expect([type, answer['success']]).toEqual([type, true]);
    expect(site.peers.calls).toContain('CommentsService/postComment');
  }
  for (const type of ['0', '7', '-2', 'x']) {
    const { answer } = await call(row, { ...samples['/add/comment'], type }, 'token-1');
    expect([type, answer['code']]).toEqual([type, 'BAD_INPUT']);
  }
});

it("answers 'hash yok' without a hash", async () => {
  const { answer } = await call({ path: '/ajax/service', type: 'videoGet' }, {});
  expect(answer).toMatchObject({ success: false, code: 'NO_HASH', error: 'hash yok' });
});

it('asks for a session where a locked source needs one', async () => {
  const locked = { vid: 'source-2', eg_id: 'episode-1' };
  const row = { path: '/ajax/service', type: 'get_stream' };
  expect((await call(row, locked)).answer).toMatchObject({ code: 'NO_SESSION', session: true });
  expect((await call(row, locked, 'token-1')).answer['uri']).toBe('https://media.example/a/master.m3u8');
});

it('escapes everything that members wrote', async () => {
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

it('marks what a theme shows with id and type, and its buttons with their call', async () => {
  const { answer } = await call({ path: '/get/more/comment' }, samples['/get/more/comment'] ?? {});
  expect(answer.theme).toMatch(/<article[^>]* data-id="comment-1" data-type="comment"/);
  expect(answer.theme).toContain('data-action="/set/action"');
  expect(answer.theme).toContain('<time datetime="2026-11-20T12:00:00.000Z">');
});

it('takes a reaction back when the page shows it as set', async () => {
  const shown = { ...samples['/set/action'], status: '1' };
  const { answer } = await call({ path: '/set/action' }, shown, 'token-1');
  expect(answer).toMatchObject({ status: '0', count: 3, name: 'Beğen', action: 'reaction-1' });
  const post = await call({ path: '/set/action' }, { ...shown, type: 'flow', post_id: 'p' }, 'token-1');
  expect(post.answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

it('C-23 the older form of a reaction answers the same button, state, handle and name', async () => {
  const row = { path: '/ajax/service', type: 'actionData' };
  const { answer } = await call(row, { issue: '4', status: '0', data: 'comment-1' }, 'token-1');
  expect(answer).toMatchObject({ status: '1', action: 'reaction-1', name: 'Komik' });
  expect(answer['button']).toContain('aria-pressed="true"');
});

it('C-20 takes a reaction back by its handle, and not by that of another member', async () => {
  const own = await call({ path: '/delete/action' }, samples['/delete/action'] ?? {}, 'token-1');
  expect(own.answer).toMatchObject({ success: true, status: '0', count: 2 });
  const other = await call({ path: '/delete/action' }, { action: 'reaction-2', type: 'comment' }, 'token-1');
  expect(other.answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

it('C-16 C-17 deletes comments, and says of what has no owner yet that it is not there', async () => {
  for (const type of ['discussion', 'flow', 'group', 'collection']) {
    const { answer } = await call({ path: `/${type}/delete/post` }, { id: 'comment-1' }, 'token-1');
    expect(answer).toMatchObject({ success: false, code: 'NOT_FOUND' });
  }
  const { answer } = await call({ path: '/comment/delete/post' }, { id: 'comment-1' }, 'token-1');
  expect(answer).toEqual({ success: true, message: 'Yorum silindi.' });
});

it('R-02 R-04 a report without a chosen problem or target is refused with its own text', async () => {
  const sample = samples['/set/report'] ?? {};
  for (const missing of ['value', 'id'] as const) {
    const { answer } = await call({ path: '/set/report' }, { ...sample, [missing]: '' }, 'token-1');
    expect(answer).toMatchObject({ success: false, code: 'BAD_INPUT', error: 'Lütfen bir sorun seçin.' });
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
    for (const field of row.fields)
      expect(JSON.stringify(post?.requestBody)).toContain(`"${field.replace('?', '')}"`);
  }
});
