/** The role of a member of a group: the owner and the managers manage it. */
export type GroupRole = 'member' | 'manager' | 'owner';

/** A viewer's relation to a group. */
export type GroupStanding = 'none' | 'requested' | 'invited' | GroupRole;

/** The networks on which a group may have a username. */
export const networks = ['facebook', 'twitter', 'instagram', 'threads', 'youtube', 'discord'] as const;
export type Networks = Readonly<Record<(typeof networks)[number], string>>;

export const noNetworks: Networks = {
  facebook: '',
  twitter: '',
  instagram: '',
  threads: '',
  youtube: '',
  discord: '',
};

/** The fields that its owner and its managers set. */
export interface GroupFields {
  readonly name: string;
  readonly tagline: string;
  readonly website: string;
  readonly description: string;
  /** Only members may see its content. */
  readonly isPrivate: boolean;
  /** Joining needs approval; always true for a private group. */
  readonly needsApproval: boolean;
  readonly networks: Networks;
  /** Names of images; empty: none. */
  readonly cover: string;
  readonly poster: string;
}

export interface Group extends GroupFields {
  readonly id: string;
  readonly slug: string;
  readonly memberCount: number;
  readonly requestCount: number;
  readonly createdAt: Date;
  readonly version: number;
  /** The viewer's. */
  readonly standing: GroupStanding;
}

/** Maximum number of groups that a member owns, and that a member belongs to. */
export const MOST_OWNED = 20;
export const MOST_JOINED = 1_000;

export const isInside = (standing: GroupStanding): standing is GroupRole =>
  standing === 'member' || managesGroup(standing);

export const managesGroup = (standing: GroupStanding): boolean =>
  standing === 'manager' || standing === 'owner';

/** Whether a viewer may read a group's posts and members. */
export const readsGroup = ({ isPrivate, standing }: Pick<Group, 'isPrivate' | 'standing'>): boolean =>
  !isPrivate || isInside(standing);

/**
 * A group as its viewer may see it. Viewers who are not members of a private group see its name, tagline, pictures and number of
 * members.
 */
export const groupFor = (group: Group): Group => ({
  ...group,
  ...(!readsGroup(group) && { description: '', website: '', networks: noNetworks }),
  requestCount: managesGroup(group.standing) ? group.requestCount : 0,
});

/** Prefix of the names of all uploaded pictures of groups in the image store. */
export const picturePrefix = 'groups/u/';

const DAY_MS = 86_400_000;

/** `groups/u/{day}/{random}.webp`: the day of the upload shows how long a picture has been without a group. */
const STORED = /^groups\/u\/(\d{4}-\d{2}-\d{2})\/[^/]+\.webp$/;

/** Whether an unused picture is so old that no group can be saved with it any more. */
export const isOldPicture = (file: string, now: Date): boolean => {
  const day = STORED.exec(file)?.[1];
  return day !== undefined && Date.parse(`${day}T00:00:00Z`) < now.getTime() - 2 * DAY_MS;
};
