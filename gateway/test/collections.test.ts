import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSite, type Site } from './support/site.js';
import { collection } from './support/world/social.js';
import { member, title } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const path = '/koleksiyon/collection-1-kis-i-aksamlari-i';
const legacy = async (call: string, body: object, token = 'token-1') =>
  (await (await site.post(call, body, { token })).json()) as Record<string, unknown>;
const list = (...ids: string[]) => JSON.stringify(ids.map((id) => ({ id, type: 2, name: 'Ad' })));

describe('collections', () => {
  it('are listed with owner, cover and first titles', async () => {
    const items = `items { id path name owner { username } cover { id } firstTitles { id } likeCount mayEdit mayDelete } last`;
    const query = `query ($query: String) { collections(sort: LIKED, query: $query) { ${items} }
      memberCollections(memberId: "member-1") { items { id } }
      hidden: memberCollections(memberId: "private-1") { last } }`;
    expect((await site.graphql(query, { query: 'kış' }, asMember)).data).toMatchObject({
      collections: {
        items: [
          {
            id: collection.id,
            path,
            owner: { username: member.username },
            cover: { id: title.id },
            firstTitles: [{ id: title.id }],
            likeCount: 4,
            mayEdit: true,
            mayDelete: true,
          },
        ],
        last: true,
      },
      memberCollections: { items: [{ id: collection.id }] },
      hidden: null,
    });
  });

  it('K-03: one shows id, kind and name of its titles, without those that the catalogue lost, and the progress', async () => {
    const query = `query { collection(id: "collection-1") {
      collection { name visibility mayEdit } finishedCount entries { note finished title { id kind name } } }
      none: collection(id: "collection-9") { finishedCount } }`;
    const entry = { note: '<b>Önce bu</b>', title: { id: title.id, kind: 'SERIES', name: title.name } };
    const { data } = await site.graphql(query, {}, asMember);
    expect(data).toMatchObject({
      collection: { finishedCount: 1, entries: [{ ...entry, finished: true }] },
      none: null,
    });
    expect((await site.graphql(query)).data).toMatchObject({
      collection: {
        finishedCount: null,
        entries: [{ ...entry, finished: null }],
        collection: { visibility: 'PUBLIC', mayEdit: false },
      },
    });
  });

  it('can be changed by their owners, and liked', async () => {
    const write = async (field: string) => (await site.graphql(`mutation { ${field} }`, {}, asMember)).data;
    const made =
      'createCollection(input: { name: "Yaz", entries: [{ titleId: "title-1" }] }) { collection { name path } }';
    expect(await write(made)).toMatchObject({ createCollection: { collection: { name: 'Yaz' } } });
    const edit =
      'editCollection(input: { id: "collection-1", name: "Güz", description: "", visibility: LINK, version: 2 }) { collection { name } }';
    expect(await write(edit)).toMatchObject({ editCollection: { collection: { name: 'Güz' } } });
    const set =
      'setCollectionEntries(input: { id: "collection-1", entries: [{ titleId: "title-1" }] }) { collection { entryCount } }';
    expect(await write(set)).toMatchObject({ setCollectionEntries: { collection: { entryCount: 1 } } });
    expect(
      await write('setCollectionLike(input: { id: "collection-1", active: true }) { id liked likeCount }'),
    ).toEqual({
      setCollectionLike: { id: collection.id, liked: true, likeCount: 5 },
    });
    expect(await write('deleteCollection(id: "collection-1") { id }')).toEqual({
      deleteCollection: { id: collection.id },
    });
  });
});

describe('legacy calls of collections', () => {
  it('K-02: a collection is created with a link to its page', async () => {
    expect(
      await legacy('/collection/set', { list: list('title-1'), name: 'Kış <i>akşamları</i>', desc: '' }),
    ).toEqual({
      success: true,
      message: 'Koleksiyonun hazır.',
      link: path,
    });
  });

  it.each([
    ['no list', { name: 'Kış' }],
    ['an empty list', { list: '[]', name: 'Kış' }],
    ['no name', { list: list('title-1'), name: ' ' }],
  ])('K-04: is refused with %s', async (_, fields) => {
    site.peers.calls.length = 0;
    expect(await legacy('/collection/set', fields)).toMatchObject({
      success: false,
      error: 'Lütfen gerekli alanları doldurunuz.',
    });
    expect(site.peers.calls).not.toContain('SocialService/createCollection');
  });

  it.each(['{', '{"id":1}', '[1]', 'x'])('is refused if the list is %s', async (wrong) => {
    expect(await legacy('/collection/set', { list: wrong, name: 'Kış' })).toMatchObject({
      success: false,
      code: 'BAD_INPUT',
    });
  });

  it('K-11 K-12: gets a new list, and is deleted by both calls', async () => {
    const set = await legacy('/set/collection', { collection_id: collection.id, list: list('title-1') });
    expect(set).toEqual({ success: true, message: 'Koleksiyonun kaydedildi.' });
    const deleted = { success: true, message: 'Koleksiyon silindi.' };
    expect(await legacy('/collection/delete', { collection_id: collection.id })).toEqual(deleted);
    expect(await legacy('/collection/delete/post', { id: collection.id })).toEqual(deleted);
  });

  it('titles are searched from 2 characters on', async () => {
    expect(await legacy('/collection/search', { query: 'v' })).toMatchObject({ success: false });
    expect(await legacy('/collection/search', { query: 'vapur' })).toMatchObject({
      success: true,
      data: [{ id: title.id, type: 2, name: title.name }],
    });
  });
});
