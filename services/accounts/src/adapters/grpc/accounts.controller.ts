import { timestampDate } from '@bufbuild/protobuf/wkt';
import { grpcController, memberOf, pageInfo, snapshotHandler, topicSnapshot } from '@seyir/kit';
import { AccountsService, topics } from '@seyir/proto';
import { blockChanged, memberChanged, mutedWordsChanged } from '../events/messages.js';
import type { UseCases } from '../../use-cases.js';
import { toDesk } from './desk-imports.js';
import { removalHandlers } from './removal-handlers.js';
import { staffHandlers } from './staff-handlers.js';
import {
  fromAccount,
  fromActivation,
  fromDevice,
  fromMember,
  fromProfile,
  fromRestraint,
  fromSession,
  toImported,
  toPrivacy,
} from './messages.js';

export const accountsController = grpcController(AccountsService, (app: UseCases) => ({
  ...staffHandlers(app),
  ...removalHandlers(app),

  async signIn(request) {
    const { token, ...open } = await app.signIn(request);
    return { token, session: fromSession(open) };
  },

  async getIdentityProvider(_) {
    const provider = await app.getIdentityProvider();
    return { ...(provider && { provider }) };
  },

  async signInByTicket(request) {
    const { token, ...open } = await app.signInByTicket(request);
    return { token, session: fromSession(open) };
  },

  async endSessionsByProvider({ logoutToken }) {
    return { count: await app.endSessionsByProvider(logoutToken) };
  },

  async signOut(request) {
    const ended = await app.signOut(request.token);
    return { sessionId: ended?.id ?? '', leaveAt: ended?.leaveAt ?? '' };
  },

  async register(request) {
    return { browser: await app.register(request) };
  },

  async sendActivation({ email }) {
    await app.sendActivation(email);
    return {};
  },

  async getActivation({ token, browser }) {
    return fromActivation(await app.getActivation(token, browser));
  },

  async activate(request) {
    const { token, ...open } = await app.activate(request);
    return { token, session: fromSession(open) };
  },

  async requestPasswordReset({ email }) {
    await app.requestPasswordReset(email);
    return {};
  },

  async changePasswordByToken({ token, password }) {
    await app.changePasswordByToken(token, password);
    return {};
  },

  async getSession(request) {
    const { open, ended } = await app.getSession(request.token);
    return { ended, ...(open && { session: fromSession(open) }) };
  },

  async getAccount(_, call) {
    return { account: fromAccount(await app.getAccount(memberOf(call))) };
  },

  async updateProfile({ name, about, country, birthYear, email }, call) {
    const given = { name, about, country, birthYear, email };
    const { account, emailAsked } = await app.updateProfile(memberOf(call), given);
    return { account: fromAccount(account), emailAsked };
  },

  async requestEmailChange({ email }, call) {
    await app.requestEmailChange(memberOf(call), email);
    return {};
  },

  async confirmEmail(request) {
    return { email: await app.confirmEmail(request) };
  },

  async changePassword({ oldPassword, password, address }, call) {
    const { sessionId } = call.viewer;
    await app.changePassword(memberOf(call), { oldPassword, password, address, sessionId });
    return {};
  },

  async setSocialLinks({ links }, call) {
    const { facebook = '', twitter = '', instagram = '' } = links ?? {};
    const account = await app.setSocialLinks(memberOf(call), { facebook, twitter, instagram });
    return { account: fromAccount(account) };
  },

  async setPrivacy({ privacy }, call) {
    return { account: fromAccount(await app.setPrivacy(memberOf(call), toPrivacy(privacy))) };
  },

  async setAvatar({ avatar }, call) {
    return { member: fromMember(await app.setAvatar(memberOf(call), avatar)) };
  },

  async listSessions(_, call) {
    const sessions = await app.listSessions(memberOf(call));
    return { sessions: sessions.map((listed) => fromDevice(listed, call.viewer.sessionId)) };
  },

  async endSession({ id }, call) {
    await app.endSession(memberOf(call), id);
    return {};
  },

  async endOtherSessions(_, call) {
    return { count: await app.endOtherSessions(memberOf(call), call.viewer.sessionId) };
  },

  async sendContact(request, call) {
    await app.sendContact(call.viewer.memberId, request);
    return {};
  },

  async getProfile({ username }, call) {
    return { profile: fromProfile(await app.getProfile(username, call.viewer.memberId)) };
  },

  async getMembers(request) {
    return { members: (await app.getMembers(request.ids)).map(fromMember) };
  },

  async getMemberByUsername(request) {
    return { member: fromMember(await app.getMemberByUsername(request.username)) };
  },

  async getMembersByUsernames({ usernames }) {
    return { members: (await app.getMembersByUsernames(usernames)).map(fromMember) };
  },

  async searchMembers({ prefix, limit }, call) {
    return { members: (await app.searchMembers(memberOf(call), prefix, limit)).map(fromMember) };
  },

  async importMembers(request) {
    return app.importMembers(request.members.map(toImported));
  },

  async importDesk(request) {
    return app.importDesk(toDesk(request));
  },

  removeDemoMembers({ dryRun }) {
    return app.removeDemoMembers(dryRun);
  },

  async blockMember({ memberId }, call) {
    return { restraint: fromRestraint(await app.blockMember(memberOf(call), memberId)) };
  },

  async unblockMember({ memberId }, call) {
    return { restraint: fromRestraint(await app.unblockMember(memberOf(call), memberId)) };
  },

  async muteMember({ memberId, until }, call) {
    const end = until && timestampDate(until);
    return { restraint: fromRestraint(await app.muteMember(memberOf(call), memberId, end)) };
  },

  async unmuteMember({ memberId }, call) {
    return { restraint: fromRestraint(await app.unmuteMember(memberOf(call), memberId)) };
  },

  async listBlocks({ page }, call) {
    const found = await app.listBlocks(memberOf(call), page);
    return { restraints: found.items.map(fromRestraint), info: pageInfo(found) };
  },

  async listMutes({ page }, call) {
    const found = await app.listMutes(memberOf(call), page);
    return { restraints: found.items.map(fromRestraint), info: pageInfo(found) };
  },

  async getMutedWords(_, call) {
    return { words: [...(await app.getMutedWords(memberOf(call)))] };
  },

  async setMutedWords({ words }, call) {
    return { words: [...(await app.setMutedWords(memberOf(call), words))] };
  },

  listErased({ since, cursor }) {
    return app.listErased(since ? timestampDate(since) : new Date(0), cursor);
  },

  listAudit: app.listAudit,

  snapshot: snapshotHandler(
    topicSnapshot(topics.member, app.snapshotMembers, memberChanged),
    topicSnapshot(topics.block, app.snapshotRestraints, blockChanged),
    topicSnapshot(topics.mutedWords, app.snapshotMutedWords, mutedWordsChanged),
  ),
}));
