import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import { channels, MessagingService, Reaction, RoomFrameSchema, RoomPhase, RoomRole } from '@seyir/proto';
import WebSocket from 'ws';
import { startSite, type Site } from './support/site.js';
import { fakeRooms, room } from './support/world/rooms.js';
import { member, other } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const read = async (query: string, variables = {}) => (await site.graphql(query, variables, asMember)).data;
const codeOf = async (query: string, options: object = asMember) =>
  (await site.graphql(query, {}, options)).errors?.[0]?.extensions['code'];
const legacy = async (type: string, fields: object, options: object = asMember) =>
  (await (await site.post('/ajax/service', { type, ...fields }, options)).json()) as Record<string, never> & {
    theme: string;
  };

describe('rooms in GraphQL', () => {
  it('show the host, the episode, the state and, only to members inside, a ticket for their frames', async () => {
    const query = `{ room(code: "room-1") { code path title phase visibility host { username } episode { id season number }
      playback { episodeId positionMs effectiveMs rate playing } memberCount presentCount viewerRole mayControl
      live { seq ticket } } }`;
    expect(await read(query)).toEqual({
      room: {
        code: 'room-1',
        path: '/oda/room-1',
        title: 'Film gecesi',
        phase: 'LOBBY',
        visibility: 'LINK',
        host: { username: member.username },
        episode: { id: 'episode-1', season: 1, number: 1 },
        playback: { episodeId: 'episode-1', positionMs: 0, effectiveMs: 1_000, rate: 1, playing: false },
        memberCount: 2,
        presentCount: 1,
        viewerRole: 'HOST',
        mayControl: true,
        live: { seq: 4, ticket: expect.any(String) },
      },
    });
    expect(
      await read('{ rooms { code viewerRole live { ticket } } ownRooms { last items { code } } }'),
    ).toEqual({
      rooms: [{ code: 'room-1', viewerRole: null, live: null }],
      ownRooms: { last: true, items: [{ code: 'room-1' }] },
    });
    expect(await read('{ room(code: "nowhere") { code } }')).toEqual({ room: null });
    expect(await read('{ roomMembers(code: "room-1") { role activity member { username } } }')).toEqual({
      roomMembers: [
        { role: 'HOST', activity: 'READY', member: { username: member.username } },
        { role: 'MEMBER', activity: null, member: { username: other.username } },
      ],
    });
  });

  it('take reactions to their scene, whose counts everybody may read up to a position', async () => {
    expect(await read('{ roomWatched(code: "room-1") { episode { number } startedAt } }')).toEqual({
      roomWatched: [
        { episode: { number: 1 }, startedAt: expect.any(String) },
        { episode: null, startedAt: expect.any(String) },
      ],
    });
    expect(await read('mutation { reactInRoom(code: "room-1", reaction: FUNNY) { code } }')).toEqual({
      reactInRoom: { code: 'room-1' },
    });
    const asked =
      '{ crowdReactions(episodeId: "episode-1", position: 90) { second reactions { reaction count } } }';
    expect((await site.graphql(asked)).data).toEqual({
      crowdReactions: [{ second: 90, reactions: [{ reaction: 'FUNNY', count: 4 }] }],
    });
    for (const position of [-1, 86_401])
      expect(
        await codeOf(`{ crowdReactions(episodeId: "episode-1", position: ${position}) { second } }`),
      ).toBe('BAD_INPUT');
  });

  it('take no more than thirty reactions of a member in a minute', async () => {
    const react = () => codeOf('mutation { reactInRoom(code: "room-1", reaction: SAD) { code } }');
    const codes = await Promise.all(Array.from({ length: 31 }, react));
    expect(codes).toContain('SLOW_DOWN');
  });

  it('visitors see the public ones, and must sign in for everything else', async () => {
    const { data } = await site.graphql('{ rooms { title } }');
    expect(data).toEqual({ rooms: [{ title: 'Film gecesi' }] });
    for (const query of [
      '{ room(code: "room-1") { code } }',
      '{ ownRooms { last } }',
      '{ roomEntries(code: "room-1") { last } }',
      'mutation { joinRoom(code: "room-1") { room { code } } }',
      'mutation { beatRoom(input: { code: "room-1", activity: READY }) { seq } }',
      'mutation { reactInRoom(code: "room-1", reaction: FUNNY) { code } }',
    ])
      expect(await codeOf(query, {})).toBe('NO_SESSION');
  });

  it.each([
    [
      'W-02: a room without a title',
      'createRoom(input: { episodeId: "episode-1", title: "" }) { room { code } }',
      'BAD_INPUT',
    ],
    [
      'a default source without its hash',
      'controlRoom(input: { code: "room-1", epoch: 1, kind: SOURCE, episodeId: "e" }) { room { code } }',
      'BAD_INPUT',
    ],
    [
      'W-02: a room for an unknown episode',
      'createRoom(input: { episodeId: "x", title: "Oda" }) { room { code } }',
      'BAD_INPUT',
    ],
    [
      'a seek without a position',
      'controlRoom(input: { code: "room-1", epoch: 1, kind: SEEK }) { room { code } }',
      'BAD_INPUT',
    ],
    [
      'a rate of 9',
      'controlRoom(input: { code: "room-1", epoch: 1, kind: RATE, rate: 9 }) { room { code } }',
      'BAD_INPUT',
    ],
    [
      'an old epoch',
      'controlRoom(input: { code: "room-1", epoch: 0, kind: PLAY }) { room { code } }',
      'OUTDATED',
    ],
    [
      'the role of a host',
      'setRoomRole(code: "room-1", epoch: 1, memberId: "m", role: HOST) { room { code } }',
      'BAD_INPUT',
    ],
    [
      'a proposal of the episode that plays',
      'proposeEpisode(code: "room-1", episodeId: "episode-1") { queue { queueSeq } }',
      'BAD_INPUT',
    ],
    ['an empty entry', 'addRoomEntry(input: { code: "room-1", body: " " }) { entry { id } }', 'BAD_INPUT'],
    ['a foreign room', 'addRoomEntry(input: { code: "room-2", body: "x" }) { entry { id } }', 'NOT_FOUND'],
  ])('refuses %s', async (_, mutation, code) => {
    expect(await codeOf(`mutation { ${mutation} }`)).toBe(code);
  });

  it('commands return the state with the moment of its effect', async () => {
    const play = `mutation { controlRoom(input: { code: "room-1", epoch: 1, kind: PLAY }) { room { playback { playing
      effectiveMs } serverMs } } }`;
    expect(await read(play)).toEqual({
      controlRoom: { room: { playback: { playing: true, effectiveMs: 1_000 }, serverMs: 2_000 } },
    });
  });

  it('the queue shows episodes with their votes; one that was removed from the site stays without its data', async () => {
    const items = 'items { episodeId episode { number } votes voted proposer { username } }';
    expect(await read(`{ roomQueue(code: "room-1") { queueSeq ${items} } }`)).toEqual({
      roomQueue: {
        queueSeq: 3,
        items: [
          {
            episodeId: 'episode-2',
            episode: { number: 2 },
            votes: 2,
            voted: true,
            proposer: { username: other.username },
          },
          { episodeId: 'episode-9', episode: null, votes: 1, voted: false, proposer: null },
        ],
      },
    });
    const report = `mutation { reportEpisodeEnd(code: "room-1", epoch: 1, episodeId: "episode-1") { room { nextMs } } }`;
    expect(await read(report)).toEqual({ reportEpisodeEnd: { room: { nextMs: 12_000 } } });
    expect(await read('{ room(code: "room-1") { nextMs queueSeq } }')).toEqual({
      room: { nextMs: null, queueSeq: 0 },
    });
  });

  it('covered entries have no text until the reader reveals them', async () => {
    const fields =
      'id seq body covered author { username } spoiler { kind season number } replyTo { excerpt }';
    expect(await read(`{ roomEntries(code: "room-1", after: 2) { last items { ${fields} } } }`)).toEqual({
      roomEntries: {
        last: true,
        items: [
          {
            id: 'entry-3',
            seq: 3,
            body: '',
            covered: true,
            author: { username: other.username },
            spoiler: { kind: 'EPISODE', season: 1, number: 2 },
            replyTo: null,
          },
        ],
      },
    });
    const reveal =
      'mutation { revealRoomEntries(code: "room-1", ids: ["entry-3"]) { entries { body covered } } }';
    expect(await read(reveal)).toEqual({
      revealRoomEntries: { entries: [{ body: 'Uşak', covered: false }] },
    });
  });
});

describe('legacy calls', () => {
  it('W-01, W-04: create_room returns the link and the code', async () => {
    expect(
      await legacy('create_room', { e_id: 'episode-1', title: 'Film gecesi', invite: [other.id] }),
    ).toEqual({
      success: true,
      link: '/oda/room-1',
      code: 'room-1',
    });
    for (const missing of [{ e_id: 'episode-1' }, { title: 'Film' }])
      expect(await legacy('create_room', missing)).toMatchObject({ success: false, code: 'BAD_INPUT' });
    const foreign = { e_id: 'episode-1', title: 'Film', invite: ['member-9'] };
    expect(await legacy('create_room', foreign)).toMatchObject({
      success: false,
      fields: { invite: expect.any(String) },
    });
  });

  it('W-07, W-08: get_chat returns the entries after the last id, escaped, each once', async () => {
    const first = await legacy('get_chat', { code: 'room-1', id: '' });
    expect(first).toMatchObject({ success: true, id: 'entry-3' });
    expect(first.theme.match(/data-id="[^"]+"/g)).toEqual([
      'data-id="entry-1"',
      'data-id="entry-2"',
      'data-id="entry-3"',
    ]);
    expect(first.theme).not.toContain('<script>');
    expect(first.theme).toContain('data-code="room-1"');
    const later = await legacy('get_chat', { code: 'room-1', id: 'entry-2' });
    expect(later.theme.match(/data-id="[^"]+"/g)).toEqual(['data-id="entry-3"']);
    expect(await legacy('get_chat', { code: 'room-1', id: 'entry-3' })).toEqual({
      success: true,
      theme: '',
      id: 'entry-3',
    });
    expect(await legacy('get_chat', { code: 'room-1', id: 'nowhere' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await legacy('get_chat', { code: 'room-2', id: '' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('W-05, W-06: add_chat returns the entry and its id', async () => {
    const { theme, id } = await legacy('add_chat', { code: 'room-1', data: 'Merhaba <b>' });
    expect(id).toBe('entry-4');
    expect(theme).toContain('Merhaba &lt;b&gt;');
    expect(theme).toContain('data-own="1"');
    expect(await legacy('add_chat', { code: 'room-1', data: '' })).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('get_stream with a room works only for the episode of a room that the member is in', async () => {
    const stream = { vid: 'source-1', eg_id: 'episode-1' };
    expect(await legacy('get_stream', { ...stream, room: 'room-1' })).toMatchObject({ success: true });
    expect(await legacy('get_stream', { ...stream, eg_id: 'episode-2', room: 'room-1' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await legacy('get_stream', { ...stream, room: 'room-2' })).toMatchObject({ code: 'NOT_FOUND' });
    // If the member has not chosen a source, the room's source plays.
    const { uri } = await legacy('get_stream', { ...stream, room: 'room-1' });
    expect(await legacy('get_stream', { eg_id: 'episode-1', room: 'room-1' })).toMatchObject({ uri });
    expect(uri).toEqual(expect.any(String));
    expect(await legacy('get_stream', { eg_id: 'episode-1' })).toMatchObject({ code: 'BAD_INPUT' });
    expect(await legacy('get_stream', { ...stream, room: 'room-1' }, {})).toMatchObject({
      code: 'NO_SESSION',
    });
  });
});

describe('live', () => {
  interface Told {
    readonly id?: string;
    readonly type: string;
    readonly payload?: Record<string, unknown> & {
      data?: { roomFrames: { seq: number; ticket: string | null; [field: string]: unknown } };
      errors?: { extensions: { code: string } }[];
    };
  }

  const connect = async (token = 'token-1') => {
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/graphql/ws`, ['graphql-transport-ws'], {
      origin: site.url,
      headers: { cookie: `sid=${token}` },
    });
    const messages: Told[] = [];
    socket.on('message', (data) => void messages.push(JSON.parse(String(data as Buffer)) as Told));
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    await eventually(() => messages.some(({ type }) => type === 'connection_ack'));
    return { socket, messages };
  };

  const FRAMES = `subscription ($ticket: String!, $seq: Int!) { roomFrames(ticket: $ticket, seq: $seq) { seq resync ticket
    reactions { reaction count } state { epoch phase hostId memberCount chatSeq membersChanged playback { playing effectiveMs } } } }`;

  const live = async () =>
    (await read('{ room(code: "room-1") { live { seq ticket } } }')) as unknown as {
      room: { live: { seq: number; ticket: string } };
    };

  const follow = async (variables?: { seq: number; ticket: string }, token?: string) => {
    const page = await connect(token);
    const given = variables ?? (await live()).room.live;
    page.socket.send(
      JSON.stringify({ id: '1', type: 'subscribe', payload: { query: FRAMES, variables: given } }),
    );
    await eventually(() => page.messages.length > 1);
    return page;
  };

  const publish = (seq: number, more: MessageInitShape<typeof RoomFrameSchema> = {}) =>
    site.broadcast.publish(channels.room(room.code, room.epoch), {
      seq,
      data: toBinary(
        RoomFrameSchema,
        create(RoomFrameSchema, { seq, epoch: 1, phase: RoomPhase.PLAYING, ...more }),
      ),
    });

  const framesOf = ({ messages }: { messages: readonly Told[] }) =>
    messages
      .flatMap(({ payload }) => payload?.data?.roomFrames ?? [])
      .filter(({ ticket }) => ticket === null);

  it('frames reach the members in order; after a gap a page must read again', async () => {
    const pages = await Promise.all([follow(), follow()]);
    publish(5, { hostId: member.id, memberCount: 3, membersChanged: true, chatSeq: 2 });
    publish(6, { chatSeq: 3, playback: { playing: true, effectiveMs: 9_000.5 } });
    publish(7, { reactions: [{ reaction: Reaction.FUNNY, count: 3 }] });
    publish(9);
    for (const page of pages) {
      await eventually(() => framesOf(page).length === 4);
      expect(framesOf(page)).toMatchObject([
        {
          seq: 5,
          resync: false,
          state: { phase: 'PLAYING', hostId: member.id, memberCount: 3, membersChanged: true },
        },
        { seq: 6, state: { chatSeq: 3, hostId: null, playback: { playing: true, effectiveMs: 9_000.5 } } },
        { seq: 7, reactions: [{ reaction: 'FUNNY', count: 3 }] },
        { seq: 9, resync: true, state: null, reactions: [] },
      ]);
      page.socket.close();
    }
  });

  it('the ticket of another member, or of a thread, is refused', async () => {
    const { ticket, seq } = (await live()).room.live;
    site.sessions.set('token-2', { id: 'session-2', member: { ...other, avatar: '' } });
    const foreign = await follow({ ticket, seq }, 'token-2');
    expect(JSON.stringify(foreign.messages[1])).toContain('FORBIDDEN');
    const { comments } = (await read(
      '{ comments(target: {kind: EPISODE, id: "episode-1"}) { live { ticket } } }',
    )) as unknown as {
      comments: { live: { ticket: string } };
    };
    const thread = await follow({ ticket: comments.live.ticket, seq: 0 });
    expect(JSON.stringify(thread.messages[1])).toContain('OUTDATED');
    for (const page of [foreign, thread]) page.socket.close();
  });

  it('a member who is not in the room any more gets no frames after the next renewal', async () => {
    const given = (await live()).room.live;
    site.peers.fake(MessagingService, {
      getRoom: async () => ({ room: { ...room, viewerRole: RoomRole.UNSPECIFIED } }),
    });
    const left = await follow(given);
    await eventually(() => left.messages.some(({ type }) => type === 'complete'));
    site.peers.fake(MessagingService, { getRoom: () => Promise.reject(new DomainError('TRY_AGAIN')) });
    // During an outage of messaging the member keeps the subscription.
    const stays = await follow(given);
    publish(10);
    await eventually(() => framesOf(stays).length > 0);
    fakeRooms(site.peers);
    for (const page of [left, stays]) page.socket.close();
  });

  it('a ping with a clock gets the time of the process where the socket ends', async () => {
    const { socket, messages } = await connect();
    socket.send('{"type":"ping","payload":{"clock":7}}');
    const pongs = () => messages.filter(({ type }) => type === 'pong');
    await eventually(() => pongs().length === 2);
    // The library also answers this ping.
    expect(pongs()).toEqual([
      { type: 'pong', payload: { clock: 7, serverMs: expect.any(Number) } },
      { type: 'pong', payload: { clock: 7 } },
    ]);
    socket.close();
  });
});
