import { badInput, FIRST_ID, isId } from '@seyir/kit';
import type { PersonName } from '../domain/person.js';
import type { PersonMark, PersonStore } from './person-ports.js';

const MAX_SIZE = 500;

export interface PeoplePage {
  readonly people: readonly PersonName[];
  /** Empty at the end. */
  readonly nextCursor: string;
}

/**
 * A page of the people whose slug's last part starts with `part`, one or two hexadecimal digits; the parts are about equally
 * long. People without titles, and people who have only titles for adults, are left out: search engines must not list them. The
 * cursor is the id of the last person. BAD_INPUT for any other `part` and for an invalid cursor.
 */
export const listPeople =
  ({ people }: { people: PersonStore }) =>
  async (part: string, cursor: string, size: number): Promise<PeoplePage> => {
    if (!/^[0-9a-f]{1,2}$/.test(part)) throw badInput({ part: 'invalid' });
    if (cursor !== '' && !isId(cursor)) throw badInput({ cursor: 'invalid' });
    const limit = Math.min(size || MAX_SIZE, MAX_SIZE);
    const mark: PersonMark =
      cursor === '' ? { idPart: part, id: FIRST_ID } : { idPart: cursor.slice(-8), id: cursor };
    // "g" sorts after every hexadecimal digit, so this is the end of the range.
    const found = await people.behind(mark, `${part}g`, limit + 1);
    const last = found[limit - 1];
    return { people: found.slice(0, limit), nextCursor: found.length > limit && last ? last.id : '' };
  };
