import type { Desk, StaffRole } from './desk.ts';
import type { Choose, FittingArgs } from './graphql-calls.ts';
import type { Things } from './things.ts';

/** The fields of Query and Mutation that need a role of staff, and that role. */
export const roleFor: Readonly<Record<string, StaffRole>> = {
  staff: 'admin',
  setRoles: 'admin',
  auditLog: 'admin',
  deskMember: 'moderator',
  imposeSanction: 'moderator',
  endSanction: 'moderator',
  contactMessages: 'moderator',
  setContactHandled: 'moderator',
  removalRequests: 'moderator',
  decideRemovalRequest: 'moderator',
  moderationCases: 'moderator',
  moderationCase: 'moderator',
  caseStatistics: 'moderator',
  assignCase: 'moderator',
  closeCase: 'moderator',
  // The moderator has decided the cases, so another one has to decide the appeals.
  appeals: 'admin',
  decideAppeal: 'admin',
  lockTopic: 'moderator',
  pinTopic: 'moderator',
  moveTopic: 'moderator',
  decideRequest: 'editor',
  mergeRequests: 'editor',
  deleteRequest: 'editor',
};

/** With a role, a generated call of these may ban the member or end the member's session, and every later call would fail. */
export const HARMS_MEMBERS: ReadonlySet<string> = new Set(['setRoles', 'imposeSanction']);

/**
 * Functions that create arguments with objects of the desk, which members cannot know. They replace those of `graphqlCalls`.
 * @param any returns an item of a list
 */
export const deskCalls = (
  desk: Desk,
  things: Things,
  any: Choose,
): Record<string, () => Promise<FittingArgs>> => {
  const of = (args: Record<string, unknown>) => ({ args });
  const input = (fields: object) => of({ input: fields });
  const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
  return {
    deskMember: async () => of({ username: (await things.newMember()).username }),
    setRoles: async () => {
      const roles = any([['EDITOR'], ['MODERATOR'], ['MEMBER']]);
      return input({ memberId: await things.stranger(), roles, seen: ['MEMBER'] });
    },
    imposeSanction: async () => {
      const kind = any(['BAN', 'SILENCE']);
      return input({ memberId: await things.stranger(), kind, violation: 'INSULT', until: tomorrow() });
    },
    endSanction: async () => of({ id: (await desk.banned()).id }),
    appealBan: async () => {
      const { username: login, password } = await desk.banned();
      return input({ login, password, body: 'Yanlışlık oldu.' });
    },
    setContactHandled: async () => of({ id: await desk.contact(), handled: any([true, false]) }),
    confirmRemovalRequest: async () => of({ token: await desk.removalToken() }),
    decideRemovalRequest: async () => {
      const outcome = any(['REMOVED', 'PARTLY', 'REFUSED']);
      return input({ id: await desk.removalRequest(), outcome, answer: 'İnceledik.' });
    },
    moderationCase: async () => of({ id: (await desk.openCase()).id }),
    assignCase: async () => of({ id: (await desk.openCase()).id, assigned: true }),
    closeCase: async () => {
      const { id, version } = await desk.openCase();
      const decision = any([
        { outcome: 'NOTHING' },
        { outcome: 'REMOVE', violation: 'PRIVATE_DATA' },
        { outcome: 'WARN', violation: 'SPAM', note: 'İlk kez' },
        { outcome: 'SILENCE', violation: 'INSULT', until: tomorrow() },
        { outcome: 'BAN', violation: 'OTHER' },
        { outcome: 'COVER' },
      ]);
      return input({ id, version, ...decision });
    },
    appealDecision: async () => {
      const { id, subject } = await desk.decision();
      return { ...input({ id, body: 'Yanlışlık oldu.' }), as: subject };
    },
    decideAppeal: async () => input({ id: await desk.appeal(), state: any(['UPHELD', 'OVERTURNED']) }),
  };
};
