import { timestampDate } from '@bufbuild/protobuf/wkt';
import { badInput, type ServiceHandlers } from '@seyir/kit';
import type {
  ImportedGroup as ImportedGroupMessage,
  ImportedPost as ImportedPostMessage,
  SocialService,
} from '@seyir/proto';
import type { ImportedGroup } from '../../app/import-groups.js';
import type { ImportedPost } from '../../app/import-posts.js';
import type { UseCases } from '../../use-cases.js';
import { toGroupRole } from './group-messages.js';
import { toCard } from './post-messages.js';

/** The calls that import groups and posts. */
export const importHandlers = (
  app: UseCases,
): Pick<ServiceHandlers<typeof SocialService>, 'importPosts' | 'importGroups'> => ({
  async importGroups({ groups, sharingMemberIds }) {
    return app.importGroups(groups.map(toImportedGroup), sharingMemberIds);
  },

  async importPosts({ posts }) {
    return app.importPosts(posts.map(toImportedPost));
  },
});

const toImportedGroup = ({
  createdAt,
  private: isPrivate,
  approval: needsApproval,
  members,
  plan,
  ...group
}: ImportedGroupMessage): ImportedGroup => {
  if (!createdAt) throw badInput({ createdAt: 'required' });
  return {
    ...group,
    isPrivate,
    needsApproval,
    createdAt: timestampDate(createdAt),
    plan: plan.map(({ at, ...episode }) => {
      if (!at) throw badInput({ plan: 'required' });
      return { ...episode, at: timestampDate(at), proposedBy: undefined };
    }),
    members: members.map(({ memberId, role, since }) => ({
      memberId,
      role: toGroupRole(role),
      since: timestampDate(since ?? createdAt),
    })),
  };
};

const toImportedPost = ({
  postedAt,
  card,
  question,
  answers,
  groupId,
  ...post
}: ImportedPostMessage): ImportedPost => {
  if (!postedAt) throw badInput({ postedAt: 'required' });
  return {
    ...post,
    groupId: groupId || undefined,
    card: toCard(card),
    poll: question === '' ? undefined : { question, answers },
    postedAt: timestampDate(postedAt),
  };
};
