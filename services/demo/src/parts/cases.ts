import { caseData } from '../data/cases.js';
import type { Seed } from '../ids.js';
import type { DemoCase, DemoComment, DemoMember, DemoTopic } from '../types.js';

const HOUR_MS = 3_600_000;
/** A silence of a week, long enough ago to be over. */
const SILENCE_MS = 7 * 24 * HOUR_MS;
/** The members with a login come first; moderators and editors are among them. */
const WITH_LOGIN = 5;

interface Things {
  readonly comments: readonly DemoComment[];
  readonly topics: readonly DemoTopic[];
  readonly members: readonly DemoMember[];
}

/**
 * The cases of the moderators' desk. The author of a text does not report it.
 * @throws if a case names a text that the demo does not have
 */
export function buildCases({ comments, topics, members }: Things, seed: Seed, now: Date): DemoCase[] {
  const plain = members.slice(WITH_LOGIN);
  const isPlain = new Set(plain.map(({ id }) => id));
  const roots = comments.filter(({ parentId, authorId }) => !parentId && isPlain.has(authorId));
  const admin = members.find(({ roles }) => roles.includes('admin'));
  return caseData.map(({ about, reports, hours, decided, violation, appeal }, place) => {
    const text = 'topic' in about ? topics[about.topic] : roots[about.comment];
    if (!text || !admin) throw new Error(`case ${place} names a text that the demo does not have`);
    const openedAt = now.getTime() - hours * HOUR_MS;
    const crowd = plain.filter(({ id }) => id !== text.authorId);
    const decidedAt = decided && new Date(openedAt + decided[1] * HOUR_MS);
    return {
      id: seed.id('case', String(place)),
      target: { type: 'topic' in about ? 'discussion' : 'comment', id: text.id },
      reports: reports.map(([by, problem, description], index) => ({
        memberId: crowd[by]!.id,
        problem,
        description,
        reportedAt: new Date(openedAt + index * 900_000),
      })),
      decided: decided &&
        decidedAt && {
          outcome: decided[0],
          violation,
          byId: admin.id,
          at: decidedAt,
          until: decided[0] === 'silence' ? new Date(decidedAt.getTime() + SILENCE_MS) : undefined,
        },
      appeal:
        appeal && decidedAt ? { body: appeal, sentAt: new Date(decidedAt.getTime() + HOUR_MS) } : undefined,
    };
  });
}
