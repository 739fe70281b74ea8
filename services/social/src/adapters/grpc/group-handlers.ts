import { badInput, memberOf, pageInfo, type KeyPage, type ServiceHandlers } from '@seyir/kit';
import type { SocialService } from '@seyir/proto';
import { isStaff } from '../../permissions.js';
import type { UseCases } from '../../use-cases.js';
import {
  fromCandidate,
  fromGroup,
  fromGroupMember,
  fromGroupRequest,
  toGroupFields,
  toGroupFilter,
  toGroupRole,
} from './group-messages.js';
import { fromPost, toNewPost } from './post-messages.js';

/** The handlers of the calls about groups. */
export const groupHandlers = (app: UseCases) =>
  ({
    async createGroup({ fields }, call) {
      return { group: fromGroup(await app.createGroup(memberOf(call), toGroupFields(fields))) };
    },

    async updateGroup({ groupId, fields, version }, call) {
      const group = await app.updateGroup(memberOf(call), groupId, toGroupFields(fields), version);
      return { group: fromGroup(group) };
    },

    async removeGroupPictures({ groupId, cover, poster }, call) {
      return { group: fromGroup(await app.removeGroupPictures(memberOf(call), groupId, { cover, poster })) };
    },

    async deleteGroup({ groupId }, call) {
      await app.deleteGroup(memberOf(call), groupId, { isStaff: isStaff(call.viewer) });
      return {};
    },

    async getGroups({ ids }, { viewer }) {
      return { groups: (await app.getGroups(viewer.memberId, ids)).map(fromGroup) };
    },

    async getGroupBySlug({ slug }, { viewer }) {
      return { group: fromGroup(await app.getGroupBySlug(viewer.memberId, slug)) };
    },

    async listGroups({ filter, query, page }, { viewer }) {
      const found = await app.listGroups(viewer.memberId, { filter: toGroupFilter(filter), query, page });
      return { groups: found.items.map(fromGroup), info: uncounted(found) };
    },

    async listGroupMembers({ groupId, page }) {
      const found = await app.listGroupMembers(groupId, page);
      return { members: found.items.map(fromGroupMember), info: pageInfo(found) };
    },

    async listGroupRequests({ groupId, page }) {
      const found = await app.listGroupRequests(groupId, page);
      return { requests: found.items.map(fromGroupRequest), info: uncounted(found) };
    },

    async listGroupInvites({ groupId, page }) {
      const found = await app.listGroupInvites(groupId, page);
      return { memberIds: [...found.items], info: uncounted(found) };
    },

    async joinGroup({ groupId }, call) {
      return { group: fromGroup(await app.joinGroup(memberOf(call), groupId)) };
    },

    async leaveGroup({ groupId }, call) {
      return { group: fromGroup(await app.leaveGroup(memberOf(call), groupId)) };
    },

    async withdrawFromGroup({ groupId }, call) {
      return { group: fromGroup(await app.withdrawFromGroup(memberOf(call), groupId)) };
    },

    async acceptGroupRequest({ requestId }, call) {
      await app.acceptGroupRequest(memberOf(call), requestId);
      return {};
    },

    async cancelGroupRequest({ requestId }, call) {
      await app.cancelGroupRequest(memberOf(call), requestId);
      return {};
    },

    async setGroupInvite({ groupId, memberId, invited }, call) {
      await app.setGroupInvite(memberOf(call), groupId, memberId, invited);
      return {};
    },

    async removeGroupMember({ groupId, memberId }, call) {
      await app.removeGroupMember(memberOf(call), groupId, memberId);
      return {};
    },

    async setGroupRole({ groupId, memberId, role }, call) {
      await app.setGroupRole(memberOf(call), groupId, memberId, toGroupRole(role));
      return {};
    },

    async getGroupCandidates({ groupId, memberIds }, call) {
      const found = await app.getGroupCandidates(memberOf(call), groupId, memberIds);
      return { candidates: found.map(fromCandidate) };
    },

    async createGroupPost({ groupId, post }, call) {
      if (!post) throw badInput({ post: 'required' });
      const made = await app.createPost(memberOf(call), { ...toNewPost(post), groupId });
      return { post: fromPost(made, app.now()) };
    },

    async listGroupPosts({ groupId, page, newerThan }, { viewer }) {
      const found = await app.listGroupPosts(viewer.memberId, { groupId, page, newerThan });
      return { posts: found.items.map((post) => fromPost(post, app.now())), info: uncounted(found) };
    },
  }) satisfies Partial<ServiceHandlers<typeof SocialService>>;

const uncounted = ({ last, next }: KeyPage<unknown>) => ({ last, nextCursor: next });
