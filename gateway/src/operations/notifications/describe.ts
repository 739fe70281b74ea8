import { timestampDate } from '@bufbuild/protobuf/wkt';
import {
  AppealState,
  CaseOutcome,
  NotificationKind,
  RequestState,
  TargetKind,
  TranslationKind,
  Violation,
  type Member,
  type Notification,
} from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { sanctionEnd, violationTexts } from '../../errors/sanction-text.js';
import { badgeOf } from '../badges/read-badges.js';
import {
  APPEALS_PATH,
  episodePath,
  groupPath,
  imagePath,
  messagePath,
  postPath,
  profilePath,
  REQUESTS_PATH,
  roomPath,
  titlePath,
  topicPath,
  topicPostPath,
} from '../links.js';
import { threadPath } from '../comments/thread-path.js';
import { notificationTexts } from './texts.js';

/** A notification as a reader sees it. */
export interface Described {
  /** Its subject: the name of a member, a title, a group or a badge. */
  readonly heading: string;
  /** The text after the heading. */
  readonly text: string;
  readonly image: string | undefined;
  /** Undefined if its page is gone. */
  readonly path: string | undefined;
}

/** Describes a notification with current data of the catalogue, social and accounts. */
export const describe = (ctx: Ctx, notification: Notification): Promise<Described> => {
  switch (notification.kind) {
    case NotificationKind.EPISODE:
      return episode(ctx, notification);
    case NotificationKind.REQUEST:
      return request(ctx, notification);
    case NotificationKind.CASE:
      return Promise.resolve(ofReport(notification));
    case NotificationKind.DECISION:
      return Promise.resolve(decision(notification));
    case NotificationKind.APPEAL:
      return Promise.resolve({
        heading: notificationTexts.appeal,
        text: appealText(notification),
        image: undefined,
        path: APPEALS_PATH,
      });
    case NotificationKind.GROUP_REQUEST:
    case NotificationKind.GROUP_INVITE:
    case NotificationKind.GROUP_ACCEPTED:
    case NotificationKind.GROUP_PLAN:
      return group(ctx, notification);
    case NotificationKind.ROOM_INVITE:
    case NotificationKind.ROOM_REMINDER:
      return room(ctx, notification);
    case NotificationKind.BADGE:
      return badge(ctx, notification);
    case NotificationKind.TOPIC_POSTS:
      return topicPosts(ctx, notification);
    case NotificationKind.POLL_ENDED:
      return Promise.resolve({
        heading: notificationTexts.poll,
        text: notificationTexts.pollEnded,
        image: undefined,
        path: notification.target && postPath(notification.target.id),
      });
    default:
      return byMember(ctx, notification);
  }
};

/** Notifications of another member's action: the heading is the member's name. */
const byMember = async (ctx: Ctx, notification: Notification): Promise<Described> => {
  const [actor, path] = await Promise.all([
    actorOf(ctx, notification),
    pathOf(ctx, notification).catch(() => undefined),
  ]);
  return {
    heading: actor?.name ?? notificationTexts.someone,
    text: textOf(notification),
    image: actor && imagePath(actor.avatar),
    path,
  };
};

const actorOf = async ({ loaders }: Ctx, { actorId }: Notification): Promise<Member | undefined> =>
  actorId === '' ? undefined : loaders.members.load(actorId).catch(() => undefined);

const textOf = ({ kind, others }: Notification): string => {
  switch (kind) {
    case NotificationKind.MENTION:
      return notificationTexts.mention;
    case NotificationKind.POST_MENTION:
      return notificationTexts.postMention;
    case NotificationKind.TOPIC_MENTION:
      return notificationTexts.topicMention;
    case NotificationKind.COMMENT:
      return notificationTexts.comment;
    case NotificationKind.FOLLOW:
      return notificationTexts.follow;
    case NotificationKind.FOLLOW_REQUEST:
      return notificationTexts.followRequest;
    case NotificationKind.CLAP:
      return notificationTexts.clap(others);
    case NotificationKind.MESSAGE_REQUEST:
      return notificationTexts.messageRequest;
    default:
      return notificationTexts.reply;
  }
};

const pathOf = async (ctx: Ctx, notification: Notification): Promise<string | undefined> => {
  const { kind, target, causeId } = notification;
  switch (kind) {
    case NotificationKind.FOLLOW: {
      const actor = await actorOf(ctx, notification);
      return actor && profilePath(actor.username);
    }
    case NotificationKind.MESSAGE_REQUEST: {
      const actor = await actorOf(ctx, notification);
      return actor && messagePath(actor.username);
    }
    case NotificationKind.FOLLOW_REQUEST:
      return ownProfilePath(ctx, 'takip-istekleri');
    case NotificationKind.CLAP:
    case NotificationKind.POST_MENTION:
      return target && postPath(target.id);
    case NotificationKind.TOPIC_MENTION: {
      const topic = target && (await ctx.loaders.topics.load(target.id));
      return topic && topicPath(topic);
    }
    default:
      return target && threadPath(ctx, target, causeId);
  }
};

/** A tab of the viewer's own profile. */
const ownProfilePath = async ({ loaders, viewer }: Ctx, tab: string): Promise<string | undefined> => {
  const own = await loaders.members.load(viewer.memberId ?? '').catch(() => undefined);
  return own && `${profilePath(own.username)}#${tab}`;
};

/** The name of a group is public, also that of a private one (product-rules, Groups). */
const group = async (ctx: Ctx, notification: Notification): Promise<Described> => {
  const { kind, groupId } = notification;
  const [found, actor] = await Promise.all([
    ctx.loaders.groups.load(groupId).catch(() => undefined),
    actorOf(ctx, notification),
  ]);
  const path = found && groupPath(found.slug);
  const name = found?.name ?? notificationTexts.goneGroup;
  if (kind === NotificationKind.GROUP_REQUEST)
    return {
      heading: actor?.name ?? notificationTexts.someone,
      text: notificationTexts.groupRequest(name),
      image: actor && imagePath(actor.avatar),
      path,
    };
  return {
    heading: name,
    text: groupTexts[kind] ?? notificationTexts.groupAccepted,
    image: found && imagePath(found.poster),
    path,
  };
};

const groupTexts: Readonly<Partial<Record<NotificationKind, string>>> = {
  [NotificationKind.GROUP_INVITE]: notificationTexts.groupInvite,
  [NotificationKind.GROUP_PLAN]: notificationTexts.groupPlan,
};

/** A room that the reader may not enter any more stays without a name and a link. */
const room = async (ctx: Ctx, notification: Notification): Promise<Described> => {
  const { kind, roomCode } = notification;
  const [found, actor] = await Promise.all([
    ctx.loaders.rooms.load(roomCode).catch(() => undefined),
    actorOf(ctx, notification),
  ]);
  const isInvite = kind === NotificationKind.ROOM_INVITE;
  return {
    heading: isInvite
      ? (actor?.name ?? notificationTexts.someone)
      : (found?.title ?? notificationTexts.goneRoom),
    text: isInvite ? notificationTexts.roomInvite(found?.title) : notificationTexts.roomReminder,
    image: actor && imagePath(actor.avatar),
    path: found && roomPath(roomCode),
  };
};

/** The link leads to the first unread post. A covered or hidden topic has no title. */
const topicPosts = async ({ loaders }: Ctx, { target, others }: Notification): Promise<Described> => {
  const id = target?.id ?? '';
  const [topic, state] = await Promise.all([
    loaders.topics.load(id).catch(() => undefined),
    loaders.topicStates.load(id).catch(() => undefined),
  ]);
  if (!topic) return { heading: notificationTexts.goneTopic, text: '', image: undefined, path: undefined };
  const about = topic.titleId && (await loaders.titles.load(topic.titleId).catch(() => undefined));
  const first = (state?.readNumber ?? 0) + 1;
  const count = others + 1;
  const isHeld = topic.title === '';
  return {
    heading: isHeld ? notificationTexts.heldTopic : topic.title,
    text: isHeld ? notificationTexts.heldTopicPosts(count) : notificationTexts.topicPosts(count),
    image: about ? imagePath(about.poster) : undefined,
    path: state?.opened && first <= topic.lastNumber ? topicPostPath(topic, first) : topicPath(topic),
  };
};

const badge = async (ctx: Ctx, { badge: number }: Notification): Promise<Described> => ({
  heading: badgeOf(number)?.name ?? notificationTexts.newBadge,
  text: notificationTexts.badge,
  image: undefined,
  path: await ownProfilePath(ctx, 'rozetler'),
});

const episode = async ({ loaders }: Ctx, { target, translation }: Notification): Promise<Described> => {
  const found =
    target?.kind === TargetKind.EPISODE
      ? await loaders.episodes.load(target.id).catch(() => undefined)
      : undefined;
  const title = found && (await loaders.titles.load(found.titleId).catch(() => undefined));
  if (!found || !title)
    return { heading: notificationTexts.gone, text: '', image: undefined, path: undefined };
  const dubbed = translation === TranslationKind.DUBBED;
  return {
    heading: title.name,
    text: notificationTexts.episode(title.kind, found, dubbed),
    image: imagePath(title.poster),
    path: episodePath(title, found),
  };
};

const answers: Readonly<Partial<Record<RequestState, string>>> = {
  [RequestState.PLANNED]: notificationTexts.planned,
  [RequestState.AVAILABLE]: notificationTexts.available,
  [RequestState.DECLINED]: notificationTexts.declined,
};

/** A list has one entry about a request, so its text describes the current state. */
const request = async ({ loaders }: Ctx, { requestId }: Notification): Promise<Described> => {
  const found = await loaders.requests.load(requestId).catch(() => undefined);
  const text = found && answers[found.state];
  if (!found || text === undefined)
    return { heading: notificationTexts.goneRequest, text: '', image: undefined, path: undefined };
  const title = found.titleId && (await loaders.titles.load(found.titleId).catch(() => undefined));
  return {
    heading: found.name,
    text,
    image: title ? imagePath(title.poster) : undefined,
    path: title && found.state === RequestState.AVAILABLE ? titlePath(title) : REQUESTS_PATH,
  };
};

/** The text does not say whom the report was about (product-rules, Cases). */
const ofReport = ({ caseOutcome }: Notification): Described => ({
  heading: notificationTexts.report,
  text: reportTexts[caseOutcome] ?? notificationTexts.reportActed,
  image: undefined,
  path: undefined,
});

const reportTexts: Readonly<Partial<Record<CaseOutcome, string>>> = {
  [CaseOutcome.NOTHING]: notificationTexts.reportNothing,
  [CaseOutcome.REMOVE]: notificationTexts.reportRemoved,
  [CaseOutcome.COVER]: notificationTexts.reportCovered,
};

const appealText = ({ appeal, contentLost }: Notification): string => {
  if (appeal !== AppealState.OVERTURNED) return notificationTexts.upheld;
  return contentLost ? notificationTexts.overturnedLost : notificationTexts.overturned;
};

/** A decision against the reader and its reason. */
const decision = ({ caseOutcome, violation, until }: Notification): Described => {
  const end = until ? sanctionEnd(timestampDate(until).getTime()) : '';
  const what: Partial<Record<CaseOutcome, string>> = {
    [CaseOutcome.REMOVE]: notificationTexts.removedOwn,
    [CaseOutcome.COVER]: notificationTexts.covered,
    [CaseOutcome.SILENCE]: notificationTexts.silenced(end),
    [CaseOutcome.BAN]: notificationTexts.banned(end),
  };
  const reason = violationTexts[violation] ?? violationTexts[Violation.OTHER];
  return {
    heading: notificationTexts.decision,
    text: notificationTexts.decided(what[caseOutcome] ?? notificationTexts.warned, reason),
    image: undefined,
    path: APPEALS_PATH,
  };
};
