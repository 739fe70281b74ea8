import { everyone, members, type PermissionTable } from '@seyir/kit';
import type { AccountsService } from '@seyir/proto';

const moderators = { any: ['moderator', 'admin'] } as const;
const admins = { any: ['admin'] } as const;
const member = { kind: 'member', ids: ({ memberId }: { memberId: string }) => [memberId] } as const;

/** Permissions for members and sessions. A token is its own proof, so calls with one are open to all. */
export const permissions = {
  getIdentityProvider: { viewer: { any: everyone } },
  signInByTicket: { viewer: { any: everyone } },
  endSessionsByProvider: { viewer: { any: everyone } },
  signIn: { viewer: { any: everyone } },
  signOut: { viewer: { any: everyone } },
  getSession: { viewer: { any: everyone } },
  register: { viewer: { any: everyone } },
  sendActivation: { viewer: { any: everyone } },
  getActivation: { viewer: { any: everyone } },
  activate: { viewer: { any: everyone } },
  requestPasswordReset: { viewer: { any: everyone } },
  changePasswordByToken: { viewer: { any: everyone } },
  // Calls about the viewer's own account only.
  getAccount: { viewer: { self: members } },
  // These texts and pictures are seen by others.
  updateProfile: { viewer: { self: members }, whileSilenced: false },
  requestEmailChange: { viewer: { self: members } },
  confirmEmail: { viewer: { any: everyone } },
  changePassword: { viewer: { self: members } },
  setSocialLinks: { viewer: { self: members }, whileSilenced: false },
  setPrivacy: { viewer: { self: members } },
  setAvatar: { viewer: { self: members }, whileSilenced: false },
  listSessions: { viewer: { self: members } },
  endSession: { viewer: { self: members } },
  endOtherSessions: { viewer: { self: members } },
  sendContact: { viewer: { any: everyone } },
  blockMember: { viewer: { self: members } },
  unblockMember: { viewer: { self: members } },
  muteMember: { viewer: { self: members } },
  unmuteMember: { viewer: { self: members } },
  listBlocks: { viewer: { self: members } },
  listMutes: { viewer: { self: members } },
  getMutedWords: { viewer: { self: members } },
  setMutedWords: { viewer: { self: members } },
  getProfile: { viewer: { any: everyone } },
  getMembers: { viewer: { any: everyone }, services: ['comments', 'playback', 'social', 'messaging'] },
  getMemberByUsername: { viewer: { any: everyone }, services: ['comments'] },
  getMembersByUsernames: { viewer: { any: everyone }, services: ['comments', 'social'] },
  searchMembers: { viewer: { any: members } },
  importMembers: { viewer: {}, services: ['importer'] },
  importDesk: { viewer: {}, services: ['importer'] },
  removeDemoMembers: { viewer: {}, services: ['importer'] },
  listErased: {
    viewer: {},
    services: ['playback', 'comments', 'notifications', 'social', 'messaging', 'catalogue'],
  },
  snapshot: { viewer: {}, services: ['playback', 'comments', 'notifications', 'social', 'messaging'] },
  imposeSanction: { viewer: moderators, object: member },
  endSanction: {
    viewer: moderators,
    object: { kind: 'sanction', ids: ({ sanctionId }: { sanctionId: string }) => [sanctionId] },
  },
  listSanctions: {
    viewer: moderators,
    object: {
      kind: 'member',
      ids: ({ memberId, username }: { memberId: string; username: string }) => [memberId || username],
    },
  },
  listOwnSanctions: { viewer: { self: members } },
  getSanction: { viewer: {}, services: ['comments'] },
  proveBan: { viewer: { any: everyone } },
  setRoles: { viewer: admins, object: member },
  listStaff: { viewer: admins, object: { kind: 'member', ids: () => [] } },
  grantRole: {
    viewer: {},
    services: ['importer'],
    object: { kind: 'member', ids: ({ username }: { username: string }) => [username] },
    operatorCommand: true,
  },
  sendRemovalRequest: { viewer: { any: everyone } },
  confirmRemovalRequest: { viewer: { any: everyone } },
  listRemovalRequests: { viewer: moderators, object: { kind: 'removal-request', ids: () => [] } },
  decideRemovalRequest: {
    viewer: moderators,
    object: { kind: 'removal-request', ids: ({ requestId }: { requestId: string }) => [requestId] },
  },
  listContactMessages: { viewer: moderators, object: { kind: 'contact', ids: () => [] } },
  setContactHandled: {
    viewer: moderators,
    object: { kind: 'contact', ids: ({ contactId }: { contactId: string }) => [contactId] },
  },
  listAudit: { viewer: { any: ['admin'] }, object: { kind: 'audit', ids: () => [] } },
} as const satisfies PermissionTable<typeof AccountsService>;
