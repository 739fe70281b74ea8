import { isId, type GoneMembers } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import type { Evidence, ReportedText, ReportTarget } from '../domain/report.js';
import { targetKind } from '../domain/target.js';
import type { Topic } from '../domain/topic.js';
import { shownOnly } from './find-target.js';
import type {
  Catalogue,
  CommentStore,
  Members,
  Messages,
  ReportedInSocial,
  Social,
  Sources,
  TombstoneStore,
  TopicStore,
} from './ports.js';

type Copies = readonly ReportedText[];

/** A kind of thing that members report. */
export interface Reportable {
  /** Copies of its current text with their authors; none for an unknown thing. */
  copy(id: string): Promise<Copies>;
  /** Whether it exists and is not kept from the member. @param copied the result of `copy` */
  isShown(memberId: string, id: string, copied: Copies): Promise<boolean>;
}

export type Reportables = Readonly<Record<ReportTarget['type'], Reportable>>;

interface CommentDeps {
  readonly comments: Pick<CommentStore, 'byIds'>;
  readonly social: Social;
}

const comment = ({ comments, social }: CommentDeps): Reportable => ({
  copy: async (id) =>
    isId(id) ? (await comments.byIds([id])).filter(({ deleted }) => !deleted).map(ofComment) : [],
  isShown: async (memberId, id) =>
    isId(id) && (await shownOnly({ social }, memberId, await comments.byIds([id]))).length > 0,
});

interface TopicDeps {
  readonly topics: Pick<TopicStore, 'byIds'>;
  readonly social: Pick<Social, 'shown'>;
}

const discussion = ({ topics, social }: TopicDeps): Reportable => ({
  copy: async (id) =>
    isId(id) ? (await topics.byIds([id])).filter(({ deleted }) => !deleted).map(ofTopic) : [],
  isShown: async (memberId, id) =>
    (await social.shown(memberId, [{ kind: targetKind.discussion, id }])).size > 0,
});

interface SourceDeps {
  readonly sources: Pick<Sources, 'byHash'>;
  readonly catalogue: Pick<Catalogue, 'episodeEvidence'>;
}

const source = ({ sources, catalogue }: SourceDeps): Reportable => {
  const known = async (hash: string) => (hash === '' ? undefined : sources.byHash(hash));
  return {
    // The copy holds the title's name and, below it, the source's name. Its id is the episode's, because a source has only a hash.
    async copy(hash) {
      const found = await known(hash);
      // A playback service of the previous version does not name the episode.
      if (!found?.episodeId) return [];
      const [place] = await catalogue.episodeEvidence(found.episodeId);
      return place ? [{ ...place, body: `${place.body}\n${found.name}` }] : [];
    },
    isShown: async (_, hash) => (await known(hash)) !== undefined,
  };
};

interface TitleDeps {
  readonly tombstones: Pick<TombstoneStore, 'hasSubject'>;
  readonly catalogue: Pick<Catalogue, 'evidence' | 'titleExists'>;
}

const title = ({ tombstones, catalogue }: TitleDeps): Reportable => ({
  copy: (id) => catalogue.evidence(id),
  isShown: async (_, id) => isId(id) && !(await tombstones.hasSubject(id)) && catalogue.titleExists(id),
});

interface MemberDeps {
  readonly members: Pick<Members, 'evidence' | 'exists'>;
  readonly goneMembers: Pick<GoneMembers, 'among'>;
}

const user = ({ members, goneMembers }: MemberDeps): Reportable => ({
  copy: (id) => members.evidence(id),
  isShown: async (_, id) => isId(id) && (await goneMembers.among([id])).size === 0 && members.exists(id),
});

/** A target whose service returns a copy only if the member can see it. */
const copied = (copy: Reportable['copy']): Reportable => ({
  copy,
  isShown: async (_, __, copies) => copies.length > 0,
});

interface ForeignDeps {
  readonly social: Pick<Social, 'evidence'>;
  readonly messages: Messages;
  readonly goneMembers: Pick<GoneMembers, 'among'>;
}

/** A target of another service, which may still have texts of erased members. */
const foreign = ({ goneMembers }: Pick<ForeignDeps, 'goneMembers'>, { copy, isShown }: Reportable) => ({
  async copy(id: string): Promise<Copies> {
    const copies = isId(id) ? await copy(id) : [];
    const gone = await goneMembers.among(copies.map(({ authorId }) => authorId));
    return copies.filter(({ authorId }) => !gone.has(authorId));
  },
  isShown,
});

/** Everything that members report, by its kind. */
export const reportables = (
  deps: CommentDeps & TopicDeps & SourceDeps & TitleDeps & MemberDeps & ForeignDeps,
): Reportables => {
  const { social, messages } = deps;
  const ofSocial = (type: ReportedInSocial) =>
    foreign(
      deps,
      copied((id) => social.evidence(type, id)),
    );
  return {
    comment: comment(deps),
    discussion: discussion(deps),
    source: source(deps),
    title: foreign(deps, title(deps)),
    user: foreign(deps, user(deps)),
    flow: ofSocial('flow'),
    collection: ofSocial('collection'),
    group: ofSocial('group'),
    story: ofSocial('story'),
    message: foreign(
      deps,
      copied((id) => messages.evidence(id)),
    ),
    room: foreign(
      deps,
      copied((id) => messages.roomEvidence(id)),
    ),
  };
};

const ofTopic = ({ id: messageId, authorId, title: name, body, postedAt: sentAt }: Topic): Evidence => ({
  messageId,
  authorId,
  body: `${name}\n\n${body}`.trim(),
  sentAt,
});

const ofComment = ({ id: messageId, authorId, body, postedAt: sentAt }: Comment): Evidence => ({
  messageId,
  authorId,
  body,
  sentAt,
});
