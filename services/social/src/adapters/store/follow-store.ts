import {
  columns,
  LAST_ID,
  pendingMoves,
  prepared,
  statement,
  sumOf,
  type Keyed,
  type KeySlice,
  type PendingMoves,
  type Tally,
  type TallyMove,
  type UnitOfWork,
} from '@seyir/kit';
import type {
  CountMoves,
  FollowKey,
  FollowList,
  FollowStore,
  NewFollow,
  StateChange,
  Suggestion,
} from '../../app/ports.js';
import type { FollowCounts, FollowState } from '../../domain/follow.js';
import { FollowRow } from './entities/follow.js';
import { lockByName } from './lock-by-name.js';
import { suggestMembers } from './suggestions.js';

/** The tally of follows: the followers of a member, the members that the member follows, and requests to the member. */
export const FOLLOWS = 'follow';
const kinds = { followers: 1, followed: 2, requests: 3 } as const satisfies Record<FollowList, number>;

/** By list: the column of the list's owner, the column of its members, and the condition of its rows. */
const lists = {
  followers: { of: 'followed_id', others: 'follower_id', among: 'accepted' },
  followed: { of: 'follower_id', others: 'followed_id', among: 'accepted' },
  requests: { of: 'followed_id', others: 'follower_id', among: 'NOT accepted' },
} as const satisfies Record<FollowList, object>;

const NEWEST: FollowKey = { since: 'infinity', id: LAST_ID };

interface CountsRow {
  readonly id: string;
  readonly counts: number[] | null;
  readonly pending: PendingMoves;
}

interface BetweenRow {
  readonly id: string;
  readonly accepted: boolean | null;
  readonly follows: boolean | null;
}

type PairRow = Pick<FollowRow, 'followerId' | 'followedId' | 'accepted'>;

const pair = (table: string) => columns(FollowRow, table, ['followerId', 'followedId', 'accepted']);

const countsOf = prepared<CountsRow>(
  `SELECT asked.id, t.counts, ${pendingMoves(FOLLOWS, `'member'`, 'asked.id')} AS pending
   FROM unnest($1::uuid[]) AS asked (id)
   LEFT JOIN follow_tally t ON t.target_id = asked.id AND t.target_type = 'member'`,
);

const followsBetween = prepared<BetweenRow>(
  `SELECT asked.id, own.accepted, theirs.accepted AS follows FROM unnest($2::uuid[]) AS asked (id)
   LEFT JOIN follow own ON own.follower_id = $1 AND own.followed_id = asked.id
   LEFT JOIN follow theirs ON theirs.follower_id = asked.id AND theirs.followed_id = $1
   WHERE own.accepted IS NOT NULL OR theirs.accepted`,
);

const pageOf = ({
  of,
  others,
  among,
}: {
  of: string;
  others: 'follower_id' | 'followed_id';
  among: string;
}) =>
  statement<FollowKey>(
    `SELECT ${others} AS id, since::text FROM follow f
     WHERE ${of} = $1 AND ${among} AND (since, ${others}) < ($2::timestamptz, $3::uuid)
       AND NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = f.${others})
     ORDER BY f.since DESC, ${others} DESC LIMIT $4 OFFSET $5`,
  );
const pages = {
  followers: pageOf(lists.followers),
  followed: pageOf(lists.followed),
  requests: pageOf(lists.requests),
} as const satisfies Record<FollowList, object>;

/** SQL that is true if the other member of a follow `f` also follows back. */
const MUTUAL = `f.accepted AND EXISTS (
  SELECT 1 FROM follow back WHERE back.follower_id = f.followed_id AND back.followed_id = f.follower_id AND back.accepted)`;

const pageOfFriends = pageOf({ of: 'follower_id', others: 'followed_id', among: MUTUAL });

const countFriends = statement<{ readonly count: number }>(
  `SELECT count(*)::int AS count FROM follow f WHERE f.follower_id = $1 AND ${MUTUAL}
     AND NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = f.followed_id)`,
);

const insertMissing = statement<PairRow>(
  `INSERT INTO follow (follower_id, followed_id, accepted, since)
   SELECT follower, followed, true, since
   FROM jsonb_to_recordset($1::jsonb) AS given (follower uuid, followed uuid, since timestamptz)
   ORDER BY follower, followed ON CONFLICT DO NOTHING RETURNING ${pair('follow')}`,
);

const deleteOfMember = statement<PairRow>(
  `WITH chunk AS MATERIALIZED (
     SELECT follower_id, followed_id FROM (
       (SELECT follower_id, followed_id FROM follow WHERE follower_id = $1 LIMIT $2)
       UNION (SELECT follower_id, followed_id FROM follow WHERE followed_id = $1 LIMIT $2)) found
     LIMIT $2
   )
   DELETE FROM follow f USING chunk WHERE (f.follower_id, f.followed_id) = (chunk.follower_id, chunk.followed_id)
   RETURNING ${pair('f')}`,
);

export class SqlFollowStore implements FollowStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async lockPair(one: string, other: string): Promise<void> {
    await lockByName.run(this.unitOfWork, [`follow ${[one, other].sort().join(' ')}`]);
  }

  async lockFollower(followerId: string): Promise<void> {
    await lockByName.run(this.unitOfWork, [`follows of ${followerId}`]);
  }

  async state(followerId: string, followedId: string): Promise<FollowState> {
    const row = await this.follows.findOneBy({ followerId, followedId });
    return stateOf(row?.accepted);
  }

  async set(followerId: string, followedId: string, { from, to, now }: StateChange): Promise<void> {
    const key = { followerId, followedId };
    const row = { ...key, accepted: to === 'following', since: now };
    if (to === 'none') await this.follows.delete(key);
    else await this.follows.upsert(row, ['followerId', 'followedId']);
    await this.move([...movesOf({ ...key, state: from }, -1), ...movesOf({ ...key, state: to }, 1)]);
  }

  async counts(memberIds: readonly string[]): Promise<ReadonlyMap<string, FollowCounts>> {
    if (memberIds.length === 0) return new Map();
    const rows = await countsOf.all(this.unitOfWork, [memberIds]);
    return new Map(
      rows.map(({ id, counts, pending }) => {
        const [followers = 0, followed = 0, requests = 0] = sumOf(counts, pending);
        return [id, { followers, followed, requests }];
      }),
    );
  }

  async between(viewerId: string, memberIds: readonly string[]) {
    const rows = await followsBetween.all(this.unitOfWork, [viewerId, memberIds]);
    return new Map(
      rows.map(({ id, accepted, follows }) => [
        id,
        { state: stateOf(accepted ?? undefined), followsViewer: follows ?? false },
      ]),
    );
  }

  async list(
    list: FollowList,
    memberId: string,
    { after = NEWEST, skip, limit }: KeySlice<FollowKey>,
  ): Promise<readonly Keyed<string, FollowKey>[]> {
    const rows = await pages[list].all(this.unitOfWork, [memberId, after.since, after.id, limit, skip]);
    return rows.map((key) => ({ item: key.id, key }));
  }

  async friends(
    memberId: string,
    { after = NEWEST, skip, limit }: KeySlice<FollowKey>,
  ): Promise<readonly Keyed<string, FollowKey>[]> {
    const rows = await pageOfFriends.all(this.unitOfWork, [memberId, after.since, after.id, limit, skip]);
    return rows.map((key) => ({ item: key.id, key }));
  }

  async countFriends(memberId: string): Promise<number> {
    return (await countFriends.first(this.unitOfWork, [memberId]))?.count ?? 0;
  }

  suggest(memberId: string, limit: number): Promise<Suggestion[]> {
    return suggestMembers.all(this.unitOfWork, [memberId, limit]);
  }

  async import(follows: readonly NewFollow[]): Promise<number> {
    const given = follows.map(({ followerId: follower, followedId: followed, since }) => ({
      follower,
      followed,
      since,
    }));
    const added = await insertMissing.all(this.unitOfWork, [JSON.stringify(given)]);
    await this.move(added.flatMap((row) => movesOf(toPair(row), 1)));
    return added.length;
  }

  async forget(memberId: string, limit: number): Promise<number> {
    const gone = await deleteOfMember.all(this.unitOfWork, [memberId, limit]);
    await this.move(gone.flatMap((row) => movesOf(toPair(row), -1)));
    return gone.length;
  }

  async forgetCounts(memberId: string, limit: number, now: Date): Promise<boolean> {
    return !(await this.tally.remove([memberId], limit, now)).more;
  }

  private async move(moves: readonly Moved[]): Promise<void> {
    await this.tally.addAll(
      moves.flatMap(({ memberId, by }) =>
        Object.entries(by).map(([list, delta]): TallyMove & { target: { type: string; id: string } } => ({
          target: { type: 'member', id: memberId },
          kind: kinds[list as FollowList],
          delta,
        })),
      ),
    );
  }

  private get follows() {
    return this.unitOfWork.rows(FollowRow);
  }
}

interface Pair {
  readonly followerId: string;
  readonly followedId: string;
  readonly state: FollowState;
}

interface Moved {
  readonly memberId: string;
  readonly by: CountMoves;
}

const stateOf = (accepted: boolean | undefined): FollowState =>
  accepted === undefined ? 'none' : accepted ? 'following' : 'requested';

const toPair = ({ accepted, ...key }: PairRow): Pair => ({ ...key, state: stateOf(accepted) });

/** The counters that a pair in this state belongs to; they are increased (1) or decreased (-1). */
const movesOf = ({ followerId, followedId, state }: Pair, by: 1 | -1): Moved[] => {
  switch (state) {
    case 'none':
      return [];
    case 'requested':
      return [{ memberId: followedId, by: { requests: by } }];
    case 'following':
      return [
        { memberId: followedId, by: { followers: by } },
        { memberId: followerId, by: { followed: by } },
      ];
  }
};
