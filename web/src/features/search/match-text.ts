import type { SearchMatchFragment } from '../../generated/types.js';
import { rolesText } from './roles-text.js';

/** Why each title was found whose name does not contain the query, by the title's id: its original name, or a person of it. */
export const matchTexts = (matches: readonly SearchMatchFragment[]): ReadonlyMap<string, string> =>
  new Map(
    matches.flatMap(({ titleId, originalName, person, role }) => {
      const text = originalName ?? (person && (role ? `${rolesText([role])}: ${person}` : person));
      return text ? [[titleId, text] as const] : [];
    }),
  );
