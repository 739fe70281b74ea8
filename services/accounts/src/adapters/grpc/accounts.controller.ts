import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Inject } from '@nestjs/common';
import { GrpcService, notFound, toRecord, type ServiceHandlers } from '@seyir/kit';
import {
  AccountsService,
  topics,
  type ActivateRequest,
  type ActivateResponseSchema,
  type ChangePasswordByTokenRequest,
  type ChangePasswordByTokenResponseSchema,
  type GetMemberByUsernameRequest,
  type GetMemberByUsernameResponseSchema,
  type GetMembersByUsernamesRequest,
  type GetMembersByUsernamesResponseSchema,
  type GetMembersRequest,
  type GetMembersResponseSchema,
  type GetSessionRequest,
  type GetSessionResponseSchema,
  type ImportMembersRequest,
  type ImportResponseSchema,
  type RegisterRequest,
  type RegisterResponseSchema,
  type RequestPasswordResetRequest,
  type RequestPasswordResetResponseSchema,
  type SendActivationRequest,
  type SendActivationResponseSchema,
  type SearchMembersRequest,
  type SearchMembersResponseSchema,
  type SignInRequest,
  type SignInResponseSchema,
  type SignOutRequest,
  type SignOutResponseSchema,
  type SnapshotRequest,
  type SnapshotResponseSchema,
} from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';
import { memberChanged } from '../events/messages.js';
import { fromMember, fromSession, toImported } from './messages.js';

@GrpcService(AccountsService)
export class AccountsController implements ServiceHandlers<typeof AccountsService> {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  async signIn(request: SignInRequest): Promise<MessageInitShape<typeof SignInResponseSchema>> {
    const { token, ...open } = await this.app.signIn(request);
    return { token, session: fromSession(open) };
  }

  async signOut(request: SignOutRequest): Promise<MessageInitShape<typeof SignOutResponseSchema>> {
    return { sessionId: (await this.app.signOut(request.token)) ?? '' };
  }

  async register(request: RegisterRequest): Promise<MessageInitShape<typeof RegisterResponseSchema>> {
    await this.app.register(request);
    return {};
  }

  async sendActivation({
    email,
  }: SendActivationRequest): Promise<MessageInitShape<typeof SendActivationResponseSchema>> {
    await this.app.sendActivation(email);
    return {};
  }

  async activate(request: ActivateRequest): Promise<MessageInitShape<typeof ActivateResponseSchema>> {
    const { token, ...open } = await this.app.activate(request.token, request.userAgent);
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
