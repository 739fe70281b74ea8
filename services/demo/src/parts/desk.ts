import { contactData, removalData } from '../data/desk.js';
import type { Seed } from '../ids.js';
import type { DemoCase, DemoComment, DemoDesk, DemoMember } from '../types.js';

const HOUR_MS = 3_600_000;
/** A removal request is due after 48 hours. */
const DUE_MS = 48 * HOUR_MS;
/** The members with a login come first; moderators and editors are among them. */
const WITH_LOGIN = 5;

interface Things {
  readonly members: readonly DemoMember[];
  readonly comments: readonly DemoComment[];
  readonly cases: readonly DemoCase[];
}

/** Contact messages, removal requests, and the silences that cases have ended with. */
export function buildDesk({ members, comments, cases }: Things, seed: Seed, now: Date): DemoDesk {
  const plain = members.slice(WITH_LOGIN);
  const admin = members.find(({ roles }) => roles.includes('admin'))!;
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  return {
    contacts: contactData.map(({ by, hours, subject, message, ...rest }, place) => ({
      id: seed.id('contact', String(place)),
      memberId: plain[by]!.id,
      name: plain[by]!.name,
      email: plain[by]!.email,
      subject,
      message,
      sentAt: before(hours),
      handled: 'handledAfter' in rest ? { byId: admin.id, at: before(hours - rest.handledAfter) } : undefined,
    })),
    removals: removalData.map(({ by, hours, right, path, statement, ...rest }, place) => {
      const id = seed.id('removal', String(place));
      const confirmedAt = before(hours);
      return {
        id,
        right,
        statement,
        confirmedAt,
        number: `ornek-${id.slice(-8)}`,
        name: plain[by]!.name,
        email: plain[by]!.email,
        links: [`https://seyir.example${path}`],
        dueAt: new Date(confirmedAt.getTime() + DUE_MS),
        decided:
          'answer' in rest
            ? { byId: admin.id, at: before(hours - rest.answeredAfter), answer: rest.answer }
            : undefined,
      };
    }),
    silences: cases.flatMap(({ id: caseId, target, decided }) => {
      const author = comments.find(({ id }) => id === target.id);
      if (!decided?.until || !author) return [];
      const { byId, at, until } = decided;
      return [{ id: seed.id('silence', caseId), caseId, memberId: author.authorId, byId, at, until }];
    }),
  };
}
