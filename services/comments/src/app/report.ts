import {
  badInput,
  checkText,
  cleanText,
  isId,
  notFound,
  type Clock,
  type GoneMembers,
  type Ids,
} from '@seyir/kit';
import {
  reportWeight,
  standingSince,
  type Evidence,
  type ReportProblem,
  type ReportTarget,
} from '../domain/report.js';
import { nobody, type Comment } from '../domain/comment.js';
import type { Topic } from '../domain/topic.js';
import { targetKind } from '../domain/target.js';
import { shownOnly } from './find-target.js';
import type {
  Catalogue,
  CaseEvents,
  CaseFigures,
  CaseStore,
  CommentStore,
  Members,
  Messages,
  ReportedInSocial,
  Social,
  Sources,
  TombstoneStore,
  TopicStore,
  Transaction,
} from './ports.js';

/** Length limits in graphemes (product-rules, Text). */
const DESCRIPTION = { min: 0, max: 1_000 };

interface Deps {
  readonly comments: CommentStore;
  readonly topics: TopicStore;
  readonly cases: CaseStore;
  readonly caseFigures: Pick<CaseFigures, 'standings'>;
  readonly tombstones: TombstoneStore;
  readonly goneMembers: GoneMembers;
  readonly catalogue: Catalogue;
  readonly members: Members;
  readonly sources: Sources;
  readonly social: Social;
  readonly messages: Messages;
  readonly events: CaseEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface ReportInput {
  readonly target: ReportTarget;
  readonly problem: ReportProblem;
  readonly description: string;
}

export interface ReportResult {
  readonly caseId: string;
  /** True if the member already has an open report on this target; that report stays. */
  readonly already: boolean;
}

/**
 * Opens a case about a target or joins the open one; one report per member and case. A reported text is copied into the case with its
 * author; of a group the owner counts as the author (product-rules, Community). BAD_INPUT; NOT_FOUND if the target does not exist or is kept from
 * the member.
 */
export const report =
  ({
    comments,
    topics,
    cases,
    caseFigures,
    tombstones,
    goneMembers,
    catalogue,
    members,
    sources,
    social,
    messages,
    events,
    transaction,
    clock,
    ids,
  }: Deps) =>
  async (memberId: string, { target, problem, description: text }: ReportInput): Promise<ReportResult> => {
    const description = cleanText(text);
    const fault = checkText(description, DESCRIPTION);
    if (fault) throw badInput({ description: fault });
    const evidence = await evidenceOf(target);
    if (!(await exists(target, evidence))) throw notFound(`${target.type} ${target.id}`);
    return transaction.run(async () => {
      // A removal waits for this lock, and then closes the case.
      if (target.type === 'comment' && !(await comments.hold(target.id)))
        throw notFound(`comment ${target.id}`);
      const now = clock.now();
      const open = await cases.open(target, { id: ids.next(), ...subjectOf(target, evidence) }, now);
      const standing = (await caseFigures.standings([memberId], standingSince(now))).get(memberId);
      const weight = reportWeight(standing ?? { accepted: 0, refused: 0 });
      const joined = await cases.join(open.id, { memberId, problem, description, weight, now });
      if (evidence.length > 0) await cases.addEvidence(open.id, evidence, now);
      if (joined) await events.casesChanged([joined]);
      return { caseId: open.id, already: joined === undefined };
    });

    /** A copy of the current text. */
    async function evidenceOf({ type, id }: ReportTarget): Promise<readonly Evidence[]> {
      if (type === 'source') return sourceCopy(id);
      if (!isId(id)) return [];
      if (type === 'comment')
        return (await comments.byIds([id])).filter(({ deleted }) => !deleted).map(asEvidence);
      if (type === 'discussion')
        return (await topics.byIds([id])).filter(({ deleted }) => !deleted).map(ofTopic);
      const copies = await foreignCopies(type, id);
      // The owner of the text may still have texts of an erased member.
      const gone = await goneMembers.among(copies.map(({ authorId }) => authorId));
      return copies.filter(({ authorId }) => !gone.has(authorId));
    }

    /** The name of the source below that of its title. The copy has the id of the episode: a hash is no id. */
    async function sourceCopy(hash: string): Promise<readonly Evidence[]> {
      const source = hash === '' ? undefined : await sources.byHash(hash);
      // A playback of the version before does not name the episode.
      if (!source?.episodeId) return [];
      const [place] = await catalogue.episodeEvidence(source.episodeId);
      return place ? [{ ...place, body: `${place.body}\n${source.name}` }] : [];
    }

    async function foreignCopies(type: ReportTarget['type'], id: string): Promise<readonly Evidence[]> {
      if (type === 'room') return messages.roomEvidence(id);
      if (type === 'message') return messages.evidence(id);
      if (type === 'user') return members.evidence(id);
      if (type === 'title') return catalogue.evidence(id);
      return isOfSocial(type) ? social.evidence(type, id) : [];
    }

    async function exists({ type, id }: ReportTarget, copied: readonly Evidence[]): Promise<boolean> {
      switch (type) {
        case 'comment':
          return isId(id) && (await shownOnly({ social }, memberId, await comments.byIds([id]))).length > 0;
        case 'title':
          return isId(id) && !(await tombstones.hasSubject(id)) && catalogue.titleExists(id);
        case 'user':
          return isId(id) && (await goneMembers.among([id])).size === 0 && members.exists(id);
        case 'source':
          return id !== '' && (await sources.byHash(id)) !== undefined;
        case 'discussion':
          return (await social.shown(memberId, [{ kind: targetKind.discussion, id }])).size > 0;
        case 'flow':
        case 'collection':
        case 'group':
        case 'story':
        case 'message':
        case 'room':
          return copied.length > 0;
      }
    }
  };

const isOfSocial = (type: ReportTarget['type']): type is ReportedInSocial =>
  type === 'flow' || type === 'collection' || type === 'group' || type === 'story';

/** The member whom a case is about: the reported one, or the author of what is reported. */
const subjectOf = (
  { type, id }: ReportTarget,
  evidence: readonly Evidence[],
): { readonly subjectId?: string } => {
  const authorId = type === 'user' ? id : evidence.find(({ messageId }) => messageId === id)?.authorId;
  return authorId === undefined || authorId === nobody ? {} : { subjectId: authorId };
};

const ofTopic = ({ id: messageId, authorId, title, body, postedAt: sentAt }: Topic): Evidence => ({
  messageId,
  authorId,
  body: `${title}\n\n${body}`.trim(),
  sentAt,
});

const asEvidence = ({ id: messageId, authorId, body, postedAt: sentAt }: Comment): Evidence => ({
  messageId,
  authorId,
  body,
  sentAt,
});
