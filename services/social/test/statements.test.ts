import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { FeedKind, GroupFilter, topics } from '@seyir/proto';
import { episodeId, id, memberId, startSocial, titleId, type Running } from './fixtures.js';
import { newGroup, putInto } from './group-fixtures.js';

/** Rows of other groups and members: a statement that reads them all is beyond its budget. */
const MANY = 20_000;
const tables = [
  'badge_grant',
  'badge_due',
  'watched_title',
  'written_comment',
  'watch_place',
  'muted_words',
  'progress_share',
  'member_group',
  'group_member',
  'group_request',
  'group_invite',
  'group_plan',
  'poll',
  'notice_version',
];

let running: Running;
let groupId: string;
/** A group with few members. */
let small: string;
let requestId: string;

beforeAll(async () => {
  running = await startSocial();
  // It would count the badges of all the members below, for longer than a call of this test may take.
  await eventually(async () => {
    const { rows } = await running.database.query(`SELECT 1 FROM task WHERE kind = 'backfill-badges'`);
    return rows.length === 0;
  }, 30_000);
  groupId = (await newGroup(running, 1)).id;
  small = (await newGroup(running, 1)).id;
  await running.database.query(`
    INSERT INTO member_group (id, slug, name, name_key, tagline, website, description, is_private, needs_approval, networks,
      cover, poster, member_count, request_count, created_at, version, changed_at)
    SELECT gen_random_uuid(), 'cok-' || n, 'Çok ' || n, 'cok ' || n, '', '', 'a', false, false, '{}',
      'groups/u/2026-01-01/' || n || '.webp', '', 1, 0, now(), 1, now() FROM generate_series(1, ${MANY}) n`);
  await running.database.query(
    `INSERT INTO group_member (group_id, member_id, role, since)
     SELECT $1, gen_random_uuid(), 1, now() FROM generate_series(1, ${MANY})`,
    [groupId],
  );
  await running.database.query(
    `INSERT INTO group_request (id, group_id, member_id, since)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), now() FROM generate_series(1, ${MANY})`,
    [groupId],
  );
  await running.database.query(
    `INSERT INTO group_invite (group_id, member_id, since)
     SELECT $1, gen_random_uuid(), now() FROM generate_series(1, ${MANY})`,
    [groupId],
  );
  await running.database.query(
    `INSERT INTO group_plan (group_id, episode_id, title_id, season, number, planned_at)
     SELECT gen_random_uuid(), gen_random_uuid(), $1, 1, 1, now() FROM generate_series(1, ${MANY})`,
    [titleId],
  );
  for (const [table, values] of [
    ['watch_place (progress_id, member_id, title_id, season, number)', 'gen_random_uuid(), $1, 1, 1'],
    ['watched_title (progress_id, member_id, title_id, episodes)', 'gen_random_uuid(), $1, 1'],
  ] as const)
    await running.database.query(
      `INSERT INTO ${table} SELECT gen_random_uuid(), ${values} FROM generate_series(1, ${MANY})`,
      [titleId],
    );
  await running.database.query(
    `INSERT INTO badge_grant (member_id, badge, since) SELECT gen_random_uuid(), 1, now() FROM generate_series(1, ${MANY})`,
  );
  await running.database.query(
    `INSERT INTO written_comment (comment_id, member_id)
     SELECT gen_random_uuid(), gen_random_uuid() FROM generate_series(1, ${MANY})`,
  );
  await running.database.query(
    `INSERT INTO progress_share (member_id, shared) SELECT gen_random_uuid(), true FROM generate_series(1, ${MANY})`,
  );
  await running.database.query('ANALYZE');
  await putInto(running, groupId, 2, 'member');
  requestId = (await running.as(1).listGroupRequests({ groupId })).requests[0]!.id;
});
afterAll(() => running.close());

const inDays = (days: number) => timestampFromDate(new Date(Date.now() + days * 86_400_000));
const owner = () => running.as(1);

describe('statements read a bounded number of rows, however much is stored', () => {
  const calls: Record<string, () => Promise<unknown>> = {
    'plan an episode': () => owner().planGroupEpisode({ groupId, episodeId: episodeId(3), at: inDays(2) }),
    'propose an episode': () =>
      running.as(2).planGroupEpisode({ groupId, episodeId: episodeId(2), at: inDays(2) }),
    'read the memory of a group': () => owner().getGroupMemory({ groupId }),
    'take an episode out of the plan': () => owner().removeGroupPlan({ groupId, episodeId: episodeId(3) }),
    'turn the notifications of a plan off': () => owner().muteGroupPlan({ groupId, muted: true }),
    'tell a group of a date': async () => {
      await owner().planGroupEpisode({ groupId: small, episodeId: episodeId(2), at: inDays(1 / 48) });
      await eventually(async () => {
        const { rows } = await running.database.query(`SELECT 1 FROM task WHERE kind = 'tell-group-plan'`);
        const { rows: dates } = await running.database.query(
          `SELECT 1 FROM group_plan WHERE group_id = $1 AND told_at = planned_at`,
          [small],
        );
        return dates.length === 1 && rows.length === 0;
      }, 30_000);
    },
    'share progress with groups': () => owner().shareProgress({ groupId, shared: true }),
    'keep how far a member is': () =>
      running.publish(topics.progress, {
        progressId: id('a3a3', 1),
        memberId: memberId(1),
        titleId,
        watchedCount: 1,
        watchedSeason: 1,
        watchedNumber: 1,
        version: 1,
      }),
    'list groups': () => owner().listGroups({ filter: GroupFilter.ALL }),
    'find groups by a beginning': () => owner().listGroups({ filter: GroupFilter.ALL, query: 'co' }),
    'list own groups': () => owner().listGroups({ filter: GroupFilter.JOINED }),
    'list members': () => owner().listGroupMembers({ groupId }),
    'list requests': () => owner().listGroupRequests({ groupId }),
    'list invites': () => owner().listGroupInvites({ groupId }),
    'accept a request, with its notices': () => owner().acceptGroupRequest({ requestId }),
    'ask to join, with its notices': () => running.as(5).joinGroup({ groupId }),
    'list posts of a group': () => owner().listGroupPosts({ groupId }),
    'read a feed': () => owner().listFeed({ kind: FeedKind.EVERYONE }),
    'list badges': () => running.visitor.listBadges({ memberId: memberId(1) }),
    'earn a badge': async () => {
      await running.as(6).createPost({ body: 'Bu akşam final var' });
      await eventually(async () => {
        const { badges } = await running.visitor.listBadges({ memberId: memberId(6) });
        expect(badges).not.toEqual([]);
      });
    },
    'mute words': () => running.muteWords(1, 'final'),
  };

  it.each(Object.keys(calls))('%s', async (name) => {
    const read = await explainStatements(tables, calls[name]!);
    expect(read).not.toEqual([]);
    expect(read.filter(isBeyondBudget)).toEqual([]);
  });
});
