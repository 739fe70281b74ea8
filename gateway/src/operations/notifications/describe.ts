import { NotificationKind, TargetKind, TranslationKind, type Notification } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { imagePath, episodePath } from '../links.js';
import { threadPath } from '../comments/thread-path.js';
import { notificationTexts } from './texts.js';

/** What a reader sees of a notification. */
export interface Described {
  /** Whom or what it is about: a member's shown name, or a title's. */
  readonly heading: string;
  /** What stands after it. */
  readonly text: string;
  readonly image: string | undefined;
  /** Undefined when its page is gone. */
  readonly path: string | undefined;
}

/** Puts a notification into words, with what the catalogue and accounts know of it now. */
export const describe = (ctx: Ctx, notification: Notification): Promise<Described> =>
  notification.kind === NotificationKind.EPISODE ? episode(ctx, notification) : comment(ctx, notification);

const comment = async (ctx: Ctx, notification: Notification): Promise<Described> => {
  const { actorId, kind, target, causeId } = notification;
  const [actor, path] = await Promise.all([
    ctx.loaders.members.load(actorId).catch(() => undefined),
    target && threadPath(ctx, target, causeId).catch(() => undefined),
  ]);
  return {
    heading: actor?.name ?? notificationTexts.someone,
    text: kind === NotificationKind.MENTION ? notificationTexts.mention : notificationTexts.reply,
    image: actor && imagePath(actor.avatar),
    path,
  };
};

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
