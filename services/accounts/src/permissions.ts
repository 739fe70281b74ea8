import { everyone, members, type PermissionTable } from '@seyir/kit';
import type { AccountsService } from '@seyir/proto';

/** Who may do what with members and sessions. A token is proof of its own, so those calls are open to all. */
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
  // Of an account one's own is the only one there is.
  getAccount: { viewer: { own: members } },
  updateProfile: { viewer: { own: members } },
  requestEmailChange: { viewer: { own: members } },
  confirmEmail: { viewer: { any: everyone } },
  changePassword: { viewer: { own: members } },
  setSocialLinks: { viewer: { own: members } },
  setPrivacy: { viewer: { own: members } },
  setAvatar: { viewer: { own: members } },
  listSessions: { viewer: { own: members } },
  endSession: { viewer: { own: members } },
  endOtherSessions: { viewer: { own: members } },
  sendContact: { viewer: { any: everyone } },
  getProfile: { viewer: { any: everyone } },
  getMembers: { viewer: { any: everyone }, services: ['comments', 'playback'] },
  getMemberByUsername: { viewer: { any: everyone }, services: ['comments'] },
  getMembersByUsernames: { viewer: { any: everyone }, services: ['comments'] },
  searchMembers: { viewer: { any: members } },
  importMembers: { viewer: {}, services: ['importer'] },
  removeDemoMembers: { viewer: {}, services: ['importer'] },
  snapshot: { viewer: {}, services: ['playback', 'comments'] },
} as const satisfies PermissionTable<typeof AccountsService>;
