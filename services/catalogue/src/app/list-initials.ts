import { isNarrow, MOST_COUNTED } from '../domain/title-filter.js';
import { checkChoice } from './check-choice.js';
import type { ChoiceStore, ChosenTitles } from './filter-ports.js';

/**
 * The initials of a list's titles, in no particular order. If more than `MOST_COUNTED` titles match, the reader's choice is
 * ignored and the initials are those of the whole list, because to check each title would read too many rows. BAD_INPUT as in
 * checkChoice.
 */
export const listInitials =
  ({ choices }: { choices: ChoiceStore }) =>
  async (filter: Omit<ChosenTitles, 'initial'>): Promise<string[]> => {
    checkChoice(filter);
    const isFew = isNarrow(filter.choice) && (await choices.count(filter, MOST_COUNTED + 1)) <= MOST_COUNTED;
    return isFew ? choices.initials(filter) : choices.initialsOfList(filter);
  };
