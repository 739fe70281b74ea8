import { everyone, members, type PermissionTable } from '@seyir/kit';
import type { CommentsService } from '@seyir/proto';

const importer = { viewer: {}, services: ['importer'] } as const;

/** Who may do what with threads: all read and reveal, members write, the importer alone brings in the past. */
export const permissions = {
  listComments: { viewer: { any: everyone } },
  listReplies: { viewer: { any: everyone } },
  getComments: { viewer: { any: everyone } },
  revealComments: { viewer: { any: everyone } },
  postComment: { viewer: { any: members } },
  postReply: { viewer: { any: members } },
  editComment: { viewer: { own: members } },
  deleteComment: { viewer: { own: members, others: ['moderator', 'admin'] } },
  setReaction: { viewer: { any: members } },
  deleteReaction: { viewer: { own: members } },
  getOwnReactions: { viewer: { any: members } },
  report: { viewer: { any: members } },
  importComments: importer,
  importReactions: importer,
  countKept: importer,
  snapshot: { viewer: {}, services: ['notifications'] },
} as const satisfies PermissionTable<typeof CommentsService>;
