import { namedIn } from '../domain/mention.js';
import type { Members } from './ports.js';

/** Ids of the members whom a text names, never its author's; rejects with TRY_AGAIN where they cannot be asked for. */
export const mentionsOf = async (members: Members, authorId: string, body: string): Promise<string[]> => {
  const names = namedIn(body);
  if (names.length === 0) return [];
  return (await members.byUsernames(names)).filter((id) => id !== authorId);
};
