import { callerOf, type Caller } from '../site/caller.ts';
import { mailedPath } from '../lib/mails.ts';
import type { Json } from '../lib/json.ts';
import type { Login } from '../lib/site.ts';
import type { Things } from './things.ts';

/** A role of staff; the demo site has a member with each. */
export type StaffRole = 'moderator' | 'editor' | 'admin';

const own = `query { viewer { id } }`;
const report = `mutation ($input: ReportInput!) { report(input: $input) { already } }`;
const openCases = `query ($cursor: String) {
  found: moderationCases(
    state: OPEN, targetType: COMMENT, problem: PRIVATE_DATA, order: AGE, size: 100, cursor: $cursor
  ) { items { id version targetId } nextCursor }
}`;
const close = `mutation ($input: CloseCaseInput!) { closeCase(input: $input) { case { id } } }`;
const appeal = `mutation ($input: AppealDecisionInput!) { appealDecision(input: $input) { decision { id } } }`;
const impose = `mutation ($input: ImposeSanctionInput!) { imposeSanction(input: $input) { sanction { id } } }`;
const writeTo = `mutation ($input: SendContactInput!) { sendContact(input: $input) { message } }`;
const messages = `query ($cursor: String) {
  found: contactMessages(handled: false, size: 50, cursor: $cursor) { items { id email } nextCursor }
}`;
const ask = `mutation ($input: SendRemovalRequestInput!) { sendRemovalRequest(input: $input) { message } }`;
const confirm = `mutation ($token: String!) { confirmRemovalRequest(token: $token) { number } }`;
const removals = `query ($cursor: String) {
  found: removalRequests(decided: false, size: 50, cursor: $cursor) { items { id email } nextCursor }
}`;

/** The item of a list of the desk, on whatever page it is. */
const findIn = async (by: Caller, query: string, is: (item: Json) => boolean): Promise<Json> => {
  for (let cursor: string | null = null; ;) {
    const { found } = await by.data(query, { cursor });
    const item = found.items.find(is);
    if (item) return item;
    cursor = found.nextCursor;
    if (cursor === null) throw new Error(`not in the list: ${query}`);
  }
};

/**
 * The staff of a demo site, and functions that create new objects for their desk.
 * @param logins of a moderator, an editor and an admin
 * @param mails the folder of the site's mails
 */
export const openDesk = async (origin: string, logins: Login[], mails: string, things: Things) => {
  const visitor = callerOf(origin);
  const signedIn = (role: StaffRole): Promise<Caller> => {
    const login = logins.find(({ roles }) => roles.includes(role));
    if (!login) throw new Error(`no login of the demo site has the role ${role}`);
    return visitor.signedIn(login);
  };
  const staff = {
    moderator: await signedIn('moderator'),
    editor: await signedIn('editor'),
    admin: await signedIn('admin'),
  };
  const email = () => `${things.name()}@posta.example`;

  /** An open case about a comment of a new member. */
  const openCase = async (): Promise<{ id: string; version: number; subject: Caller }> => {
    const { caller: subject } = await things.newMember();
    const { id: targetId } = await things.comment(subject);
    await things.member.data(report, {
      input: { targetType: 'COMMENT', targetId, problem: 'PRIVATE_DATA' },
    });
    const { id, version } = await findIn(staff.moderator, openCases, (one) => one.targetId === targetId);
    return { id, version, subject };
  };

  /** A case that the moderator has decided against a new member, who keeps the session. */
  const decision = async (): Promise<{ id: string; subject: Caller }> => {
    const { id, version, subject } = await openCase();
    await staff.moderator.data(close, { input: { id, version, outcome: 'WARN', violation: 'SPAM' } });
    return { id, subject };
  };

  /** The token of the mail that confirms a new request to remove content. */
  const removalToken = async (address = email()): Promise<string> => {
    const input = {
      name: 'Deneme Film',
      email: address,
      right: 'OWNER',
      links: ['https://seyir.example/dizi/deneme'],
      statement: 'Bu yapımın hakları bize aittir.',
      declared: true,
    };
    await visitor.data(ask, { input });
    const path = await mailedPath(address, '/icerik-kaldirma', mails);
    return new URL(path, origin).searchParams.get('token') ?? '';
  };

  return {
    ...staff,
    openCase,
    decision,
    /** Ids of new objects of each kind that staff decides about. */
    async ids(): Promise<string[]> {
      const [{ id: caseId }, { id: sanctionId }] = [await openCase(), await this.banned()];
      const [{ id: topicId }, { id: requestId }] = [await things.topic(), await things.request()];
      const others = [await this.appeal(), await this.removalRequest(), await this.contact()];
      return [caseId, sanctionId, topicId, requestId, ...others];
    },
    /** The id of a decision of the moderator, with an appeal that waits. */
    async appeal(): Promise<string> {
      const { id, subject } = await decision();
      await subject.data(appeal, { input: { id, body: 'Yanlışlık oldu.' } });
      return id;
    },
    /** A new member whom the moderator has banned, and the id of the ban. */
    async banned(): Promise<{ id: string; username: string; password: string }> {
      const { caller, username, password } = await things.newMember();
      const input = { memberId: (await caller.data(own)).viewer.id, kind: 'BAN', violation: 'SPAM' };
      const { sanction } = (await staff.moderator.data(impose, { input })).imposeSanction;
      return { id: sanction.id, username, password };
    },
    removalToken,
    /** The id of a new request to remove content that waits. */
    async removalRequest(): Promise<string> {
      const address = email();
      await visitor.data(confirm, { token: await removalToken(address) });
      return (await findIn(staff.moderator, removals, (one) => one.email === address)).id;
    },
    /** The id of a new message of the contact form that waits. */
    async contact(): Promise<string> {
      const address = email();
      const input = { name: 'Deneme', email: address, subject: 'Konu', message: 'Merhaba' };
      await visitor.data(writeTo, { input });
      return (await findIn(staff.moderator, messages, (one) => one.email === address)).id;
    },
  };
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;
