import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Inject } from '@nestjs/common';
import { GrpcService, notFound, toRecord, type Call, type ServiceHandlers } from '@seyir/kit';
import {
  AccountsService,
  type ActivateRequest,
  type ActivateResponseSchema,
  type ChangePasswordByTokenRequest,
  type ChangePasswordByTokenResponseSchema,
  type ChangePasswordRequest,
  type ChangePasswordResponseSchema,
  type ConfirmEmailRequest,
  type ConfirmEmailResponseSchema,
  type EndOtherSessionsRequest,
  type EndOtherSessionsResponseSchema,
  type EndSessionRequest,
  type EndSessionsByProviderRequest,
  type EndSessionsByProviderResponseSchema,
  type EndSessionResponseSchema,
  type GetAccountRequest,
  type GetAccountResponseSchema,
  type GetActivationRequest,
  type GetActivationResponseSchema,
  type GetIdentityProviderRequest,
  type GetIdentityProviderResponseSchema,
  type GetMemberByUsernameRequest,
  type GetMemberByUsernameResponseSchema,
  type GetMembersByUsernamesRequest,
  type GetMembersByUsernamesResponseSchema,
  type GetMembersRequest,
  type GetMembersResponseSchema,
  type GetProfileRequest,
  type GetProfileResponseSchema,
  type GetSessionRequest,
  type GetSessionResponseSchema,
  type ImportMembersRequest,
  type ImportResponseSchema,
  type ListSessionsRequest,
  type ListSessionsResponseSchema,
  type RegisterRequest,
  type RegisterResponseSchema,
  type RemoveDemoMembersRequest,
  type RemoveDemoMembersResponseSchema,
  type RequestEmailChangeRequest,
  type RequestEmailChangeResponseSchema,
  type RequestPasswordResetRequest,
  type RequestPasswordResetResponseSchema,
  type SendActivationRequest,
  type SendActivationResponseSchema,
  type SearchMembersRequest,
  type SearchMembersResponseSchema,
  type SendContactRequest,
  type SendContactResponseSchema,
  type SetAvatarRequest,
  type SetAvatarResponseSchema,
  type SetPrivacyRequest,
  type SetPrivacyResponseSchema,
  type SetSocialLinksRequest,
  type SetSocialLinksResponseSchema,
  type SignInByTicketRequest,
  type SignInByTicketResponseSchema,
  type SignInRequest,
  type SignInResponseSchema,
  type SignOutRequest,
  type SignOutResponseSchema,
  type SnapshotRequest,
  type SnapshotResponseSchema,
  topics,
  type UpdateProfileRequest,
  type UpdateProfileResponseSchema,
} from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';
import { memberChanged } from '../events/messages.js';
import {
  fromAccount,
  fromActivation,
  fromDevice,
  fromMember,
  fromProfile,
  fromSession,
  memberOf,
  toImported,
  toPrivacy,
} from './messages.js';

@GrpcService(AccountsService)
export class AccountsController implements ServiceHandlers<typeof AccountsService> {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  async signIn(request: SignInRequest): Promise<MessageInitShape<typeof SignInResponseSchema>> {
    const { token, ...open } = await this.app.signIn(request);
    return { token, session: fromSession(open) };
  }

  async getIdentityProvider(
    _: GetIdentityProviderRequest,
  ): Promise<MessageInitShape<typeof GetIdentityProviderResponseSchema>> {
    const provider = await this.app.getIdentityProvider();
    return { ...(provider && { provider }) };
  }

  async signInByTicket(
    request: SignInByTicketRequest,
  ): Promise<MessageInitShape<typeof SignInByTicketResponseSchema>> {
    const { token, ...open } = await this.app.signInByTicket(request);
    return { token, session: fromSession(open) };
  }

  async endSessionsByProvider({
    logoutToken,
  }: EndSessionsByProviderRequest): Promise<MessageInitShape<typeof EndSessionsByProviderResponseSchema>> {
    return { count: await this.app.endSessionsByProvider(logoutToken) };
  }

  async signOut(request: SignOutRequest): Promise<MessageInitShape<typeof SignOutResponseSchema>> {
    const ended = await this.app.signOut(request.token);
    return { sessionId: ended?.id ?? '', leaveAt: ended?.leaveAt ?? '' };
  }

  async register(request: RegisterRequest): Promise<MessageInitShape<typeof RegisterResponseSchema>> {
    return { browser: await this.app.register(request) };
  }

  async sendActivation({
    email,
  }: SendActivationRequest): Promise<MessageInitShape<typeof SendActivationResponseSchema>> {
    await this.app.sendActivation(email);
    return {};
  }

  async getActivation({
    token,
    browser,
  }: GetActivationRequest): Promise<MessageInitShape<typeof GetActivationResponseSchema>> {
    return fromActivation(await this.app.getActivation(token, browser));
  }

  async activate(request: ActivateRequest): Promise<MessageInitShape<typeof ActivateResponseSchema>> {
    const { token, ...open } = await this.app.activate(request);
    return { token, session: fromSession(open) };
  }

  async requestPasswordReset({
    email,
  }: RequestPasswordResetRequest): Promise<MessageInitShape<typeof RequestPasswordResetResponseSchema>> {
    await this.app.requestPasswordReset(email);
    return {};
  }

  async changePasswordByToken({
    token,
    password,
  }: ChangePasswordByTokenRequest): Promise<MessageInitShape<typeof ChangePasswordByTokenResponseSchema>> {
    await this.app.changePasswordByToken(token, password);
    return {};
  }

  async getSession(request: GetSessionRequest): Promise<MessageInitShape<typeof GetSessionResponseSchema>> {
    const { open, ended } = await this.app.getSession(request.token);
    return { ended, ...(open && { session: fromSession(open) }) };
  }

  async getAccount(
    _: GetAccountRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof GetAccountResponseSchema>> {
    return { account: fromAccount(await this.app.getAccount(memberOf(call))) };
  }

  async updateProfile(
    { name, about, country, birthYear, email }: UpdateProfileRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof UpdateProfileResponseSchema>> {
    const given = { name, about, country, birthYear, email };
    const { account, emailAsked } = await this.app.updateProfile(memberOf(call), given);
    return { account: fromAccount(account), emailAsked };
  }

  async requestEmailChange(
    { email }: RequestEmailChangeRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof RequestEmailChangeResponseSchema>> {
    await this.app.requestEmailChange(memberOf(call), email);
    return {};
  }

  async confirmEmail(
    request: ConfirmEmailRequest,
  ): Promise<MessageInitShape<typeof ConfirmEmailResponseSchema>> {
    return { email: await this.app.confirmEmail(request) };
  }

  async changePassword(
    { oldPassword, password, address }: ChangePasswordRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof ChangePasswordResponseSchema>> {
    const { sessionId } = call.viewer;
    await this.app.changePassword(memberOf(call), { oldPassword, password, address, sessionId });
    return {};
  }

  async setSocialLinks(
    { links }: SetSocialLinksRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof SetSocialLinksResponseSchema>> {
    const { facebook = '', twitter = '', instagram = '' } = links ?? {};
    const account = await this.app.setSocialLinks(memberOf(call), { facebook, twitter, instagram });
    return { account: fromAccount(account) };
  }

  async setPrivacy(
    { privacy }: SetPrivacyRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof SetPrivacyResponseSchema>> {
    return { account: fromAccount(await this.app.setPrivacy(memberOf(call), toPrivacy(privacy))) };
  }

  async setAvatar(
    { avatar }: SetAvatarRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof SetAvatarResponseSchema>> {
    return { member: fromMember(await this.app.setAvatar(memberOf(call), avatar)) };
  }

  async listSessions(
    _: ListSessionsRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof ListSessionsResponseSchema>> {
    const sessions = await this.app.listSessions(memberOf(call));
    return { sessions: sessions.map((listed) => fromDevice(listed, call.viewer.sessionId)) };
  }

  async endSession(
    { id }: EndSessionRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof EndSessionResponseSchema>> {
    await this.app.endSession(memberOf(call), id);
    return {};
  }

  async endOtherSessions(
    _: EndOtherSessionsRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof EndOtherSessionsResponseSchema>> {
    return { count: await this.app.endOtherSessions(memberOf(call), call.viewer.sessionId) };
  }

  async sendContact(
    request: SendContactRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof SendContactResponseSchema>> {
    await this.app.sendContact(call.viewer.memberId, request);
    return {};
  }

  async getProfile(
    { username }: GetProfileRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof GetProfileResponseSchema>> {
    return { profile: fromProfile(await this.app.getProfile(username, call.viewer.memberId)) };
  }

  async getMembers(request: GetMembersRequest): Promise<MessageInitShape<typeof GetMembersResponseSchema>> {
    return { members: (await this.app.getMembers(request.ids)).map(fromMember) };
  }

  async getMemberByUsername(
    request: GetMemberByUsernameRequest,
  ): Promise<MessageInitShape<typeof GetMemberByUsernameResponseSchema>> {
    return { member: fromMember(await this.app.getMemberByUsername(request.username)) };
  }

  async getMembersByUsernames({
    usernames,
  }: GetMembersByUsernamesRequest): Promise<MessageInitShape<typeof GetMembersByUsernamesResponseSchema>> {
    return { members: (await this.app.getMembersByUsernames(usernames)).map(fromMember) };
  }

  async searchMembers({
    prefix,
    limit,
  }: SearchMembersRequest): Promise<MessageInitShape<typeof SearchMembersResponseSchema>> {
    return { members: (await this.app.searchMembers(prefix, limit)).map(fromMember) };
  }

  async importMembers(request: ImportMembersRequest): Promise<MessageInitShape<typeof ImportResponseSchema>> {
    return this.app.importMembers(request.members.map(toImported));
  }

  removeDemoMembers({
    dryRun,
  }: RemoveDemoMembersRequest): Promise<MessageInitShape<typeof RemoveDemoMembersResponseSchema>> {
    return this.app.removeDemoMembers(dryRun);
  }

  async snapshot(request: SnapshotRequest): Promise<MessageInitShape<typeof SnapshotResponseSchema>> {
    if (request.topic !== topics.member.name) throw notFound(`topic ${request.topic}`);
    const { items, nextCursor } = await this.app.snapshotMembers(request.cursor, request.limit);
    const records = items.map((member) => {
      const at = { id: member.id, time: member.changedAt };
      const { type, key, version, data } = toRecord(topics.member, memberChanged(member), at);
      return { type, key, version, data, time: timestampFromDate(member.changedAt) };
    });
    return { records, nextCursor };
  }
}
