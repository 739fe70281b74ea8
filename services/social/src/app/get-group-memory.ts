import type { Clock } from '@seyir/kit';
import {
  comparePlaces,
  LASTS_MS,
  LEAST_UNNAMED,
  NOWHERE,
  type Place,
  type PlannedEpisode,
} from '../domain/group-memory.js';
import type { CountedMember, GroupMemoryStore, GroupPlanNotices } from './group-memory-ports.js';

const MOST_TITLES = 12;
/** Titles without a date that are shown because members watch them. */
const MOST_WATCHED = 5;
const MOST_NAMED = 5;
/** Number of past dates that a member sees. */
const PAST_SHOWN = 10;

/** A number of members, and the ids of a few of them who share their progress. */
export interface SomeMembers {
  readonly memberIds: readonly string[];
  readonly count: number;
}

export interface WatchedTogether extends Place {
  readonly titleId: string;
  readonly ahead: SomeMembers;
}

export interface GroupMemory {
  readonly groupId: string;
  readonly titles: readonly WatchedTogether[];
  readonly plan: readonly (PlannedEpisode & { readonly watchedBy: SomeMembers })[];
  /** Whether the viewer's own groups may see what the viewer watches. */
  readonly progressShared: boolean;
  /** True if the viewer gets no notifications of the plan. */
  readonly planMuted: boolean;
}

interface Deps {
  readonly groupMemory: GroupMemoryStore;
  readonly groupPlanNotices: Pick<GroupPlanNotices, 'isMuted'>;
  readonly clock: Clock;
}

/**
 * The plan and the progress of a group, as one of its members may see it: its plan, how far the group is in the titles of the plan
 * and in those that most of its members watch, and how many members are ahead of the viewer. Only members who share their progress
 * are named. Other members only count in a number, and only if at least three of them, without the viewer, make up that number
 * (product-rules, The second half).
 */
export const getGroupMemory =
  ({ groupMemory, groupPlanNotices, clock }: Deps) =>
  async (viewerId: string, groupId: string): Promise<GroupMemory> => {
    const from = new Date(clock.now().getTime() - LASTS_MS);
    const [plan, progressShared, planMuted] = await Promise.all([
      groupMemory.planned(groupId, from, PAST_SHOWN),
      groupMemory.isShared(viewerId),
      groupPlanNotices.isMuted(groupId, viewerId),
    ]);
    const fixed = plan.filter(({ proposedBy }) => proposedBy === undefined);
    const planned = titlesOf(fixed, from);
    const found = await groupMemory.counted(groupId, viewerId, planned);
    const titleIds = [...new Set([...planned, ...watchedBy(found, viewerId)])].slice(0, MOST_TITLES);
    // Only titles that were asked for have the places of all members.
    const members =
      titleIds.length === planned.length ? found : await groupMemory.counted(groupId, viewerId, titleIds);
    const own = members.find(({ memberId }) => memberId === viewerId);
    const others = members.filter((member) => member !== own);
    const counts = own?.named ? members : others;
    return {
      groupId,
      progressShared,
      planMuted,
      titles: titleIds.map((titleId) => {
        const ownPlace = own ? placeIn(own, titleId) : NOWHERE;
        const isAhead = (member: CountedMember) => comparePlaces(placeIn(member, titleId), ownPlace) > 0;
        return { titleId, ...furthestOf(counts, titleId), ahead: someOf(others.filter(isAhead)) };
      }),
      plan: plan.map((episode) => {
        const hasWatched = (member: CountedMember) =>
          comparePlaces(placeIn(member, episode.titleId), episode) >= 0;
        return { ...episode, watchedBy: someOf(counts.filter(hasWatched)) };
      }),
    };
  };

/** The furthest place of a named member, or the one that enough unnamed members have reached, whichever is later. */
const furthestOf = (members: readonly CountedMember[], titleId: string): Place => {
  const placesOf = (named: boolean): Place[] =>
    members
      .filter((member) => member.named === named)
      .map((member) => placeIn(member, titleId))
      .sort((one, other) => comparePlaces(other, one));
  const [furthestNamed = NOWHERE] = placesOf(true);
  const shared = placesOf(false)[LEAST_UNNAMED - 1] ?? NOWHERE;
  const { season, number } = comparePlaces(furthestNamed, shared) < 0 ? shared : furthestNamed;
  return { season, number };
};

/** Titles with the next dates first, then those with the latest dates. */
const titlesOf = (plan: readonly PlannedEpisode[], from: Date): string[] => {
  const next = plan.filter(({ at }) => at >= from);
  const past = plan.filter(({ at }) => at < from).reverse();
  return [...new Set([...next, ...past].map(({ titleId }) => titleId))];
};

/**
 * The titles that most members have watched something of. A title needs two members: the viewer, those who share their progress,
 * and others only from three on, so that it does not give away what one of them watches.
 */
const watchedBy = (members: readonly CountedMember[], viewerId: string): string[] => {
  const known = new Map<string, number>();
  const unnamed = new Map<string, number>();
  for (const { memberId, named, places } of members)
    for (const { titleId } of places) {
      const counts = named || memberId === viewerId ? known : unnamed;
      counts.set(titleId, (counts.get(titleId) ?? 0) + 1);
    }
  const scoreOf = (titleId: string) => {
    const others = unnamed.get(titleId) ?? 0;
    return (known.get(titleId) ?? 0) + (others < LEAST_UNNAMED ? 0 : others);
  };
  return [...new Set([...known.keys(), ...unnamed.keys()])]
    .filter((titleId) => scoreOf(titleId) >= 2)
    .sort((one, other) => scoreOf(other) - scoreOf(one) || (one < other ? -1 : 1))
    .slice(0, MOST_WATCHED);
};

const placeIn = ({ places }: CountedMember, titleId: string): Place =>
  places.find((place) => place.titleId === titleId) ?? NOWHERE;

const someOf = (members: readonly CountedMember[]): SomeMembers => {
  const named = members.filter((member) => member.named);
  const unnamed = members.length - named.length;
  return {
    memberIds: named.slice(0, MOST_NAMED).map(({ memberId }) => memberId),
    count: named.length + (unnamed < LEAST_UNNAMED ? 0 : unnamed),
  };
};
