import { ReportedKind, type ModerationCase } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import { threadPath } from '../comments/thread-path.js';
import {
  collectionPath,
  episodePath,
  groupPath,
  postPath,
  profilePath,
  roomPath,
  titlePath,
  topicPath,
} from '../links.js';

type Reported = Pick<ModerationCase, 'targetType' | 'targetId'>;

/**
 * The page of a reported target; undefined for a message, and for a target that is gone or that the viewer may not open. The
 * loaders read the targets of several cases in one call for each kind.
 */
export const reportedPath = async (ctx: Ctx, reported: Reported): Promise<string | undefined> =>
  pathOf(ctx, reported).catch(() => undefined);

const pathOf = async (ctx: Ctx, { targetType, targetId: id }: Reported): Promise<string | undefined> => {
  const { loaders, services } = ctx;
  switch (targetType) {
    case 'comment': {
      const comment = await loaders.comments.load(id);
      return comment?.target && !comment.deleted ? threadPath(ctx, comment.target, id) : undefined;
    }
    case 'discussion':
      return (await loaders.topics.load(id)) && topicPath({ id });
    case 'title': {
      const title = await loaders.titles.load(id);
      return title && titlePath(title);
    }
    case 'source': {
      const { episodeId } = await services.playback.checkSource({ hash: id });
      const episode = episodeId === '' ? undefined : await loaders.episodes.load(episodeId);
      const title = episode && (await loaders.titles.load(episode.titleId));
      return title && episodePath(title, episode);
    }
    case 'user': {
      const member = await loaders.members.load(id);
      return member && profilePath(member.username);
    }
    case 'flow':
      return (await loaders.posts.load(id)) && postPath(id);
    case 'collection': {
      const { collection } = await services.social.getCollection({ collectionId: id });
      return collection && collectionPath({ id });
    }
    case 'group': {
      const group = await loaders.groups.load(id);
      return group && groupPath(group.slug);
    }
    case 'story': {
      const { titleId } = await services.social.copyReported({ kind: ReportedKind.STORY, id });
      const title = await loaders.titles.load(titleId);
      return title && titlePath(title);
    }
    case 'room':
      return (await loaders.rooms.load(id)) && roomPath(id);
    default:
      return undefined;
  }
};
