import { namedIn } from '../domain/mention.js';
import { ofSocial, targetKey, type Target } from '../domain/target.js';
import type { Members, RestraintStore, Social } from './ports.js';

interface Deps {
  readonly members: Members;
  readonly restraints: RestraintStore;
  readonly social: Social;
}

/** Maximum number of mentioned members of a text on a target of social, because each needs one query to social. */
const MAX_ASKED = 10;

/**
 * Ids of the members that a text mentions, except its author and members who block the author. The name of a blocking
 * member stays plain text, so that the author does not learn of the block. On a target of social only the first 10, and
 * of these only members who may see the target. Rejects with TRY_AGAIN if accounts or social does not answer.
 */
export const mentionsOf = async (
  { members, restraints, social }: Deps,
  authorId: string,
  target: Target,
  body: string,
): Promise<string[]> => {
  const names = namedIn(body);
  if (names.length === 0) return [];
  const named = (await members.byUsernames(names)).filter((id) => id !== authorId);
  const blockers = await restraints.blockersOf(authorId, named);
  const open = named.filter((id) => !blockers.has(id));
  if (!ofSocial.includes(target.kind)) return open;
  const asked = open.slice(0, MAX_ASKED);
  const shown = await Promise.all(asked.map((id) => social.shown(id, [target])));
  return asked.filter((_, index) => shown[index]?.has(targetKey(target)));
};
