import {
  filterFields,
  isNarrow,
  MOST_COUNTED,
  type FilterCounts,
  type FilterField,
} from '../domain/title-filter.js';
import { checkChoice } from './check-choice.js';
import type { ChoiceStore, ChosenTitles, TitleValues } from './filter-ports.js';
import type { TitleStore } from './ports.js';

interface Deps {
  readonly titles: Pick<TitleStore, 'count'>;
  readonly choices: ChoiceStore;
}

/**
 * How many titles a list would have with each value of its filters: a value takes the place of the chosen one of its filter, and a genre is
 * added to the chosen ones. Values without titles are missing, and so is a filter if more than `MOST_COUNTED` titles match all others.
 * BAD_INPUT as in checkChoice.
 */
export const countChoices =
  ({ titles, choices }: Deps) =>
  async (filter: ChosenTitles): Promise<FilterCounts[]> => {
    checkChoice(filter);
    const whole = await valuesOfFew(filter);
    // Without one of the choices there are even more titles.
    if (!whole) return [];
    const counted: FilterCounts[] = [];
    // One after the other, so that a reader does not take all connections of the service.
    for (const field of filterFields) {
      const asked = without(filter, field);
      const values = (asked === filter ? whole : await valuesOfFew(asked))?.get(field);
      if (values) counted.push({ field, values });
    }
    return counted;

    async function valuesOfFew(asked: ChosenTitles): Promise<TitleValues | undefined> {
      // The number of a list without a choice is known without reading its titles.
      if (!isNarrow(asked.choice) && (await titles.count(asked)) > MOST_COUNTED) return undefined;
      return choices.values(asked, MOST_COUNTED);
    }
  };

/** The filter without the chosen value of one field; the same object if no value is chosen. Genres stay. */
const without = (filter: ChosenTitles, field: FilterField): ChosenTitles => {
  const { shelf, choice } = filter;
  if (field === 'genre') return filter;
  if (field === 'network') return shelf?.sort === 'network' ? { ...filter, shelf: undefined } : filter;
  return choice[field] === undefined ? filter : { ...filter, choice: { ...choice, [field]: undefined } };
};
