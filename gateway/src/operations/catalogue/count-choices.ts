import { FilterField, wakes, type FilterCounts } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';
import { titleListInput, titleListRequest } from './title-lists.js';

/**
 * How many titles a list would have with each value of its filters. A filter is missing if too many titles match the others. BAD_INPUT as
 * in listTitles.
 */
export const countChoices = operation({
  input: z.object({ ...titleListInput, initial: z.string().max(3).default('') }),
  access: 'public',
  run: ({ parts }, { initial, ...asked }): Promise<FilterCounts[]> => {
    const request = { ...titleListRequest(asked), initial };
    return parts.reads.get(`choices:${JSON.stringify(request)}`, wakes.catalogue, async () => {
      return (await parts.asVisitor.catalogue.countChoices(request)).filters;
    });
  },
});

/** The names of the schema for the contract's words. */
const names: Readonly<Record<string, string>> = {
  upcoming: 'UPCOMING',
  airing: 'AIRING',
  ended: 'ENDED',
  general: 'GENERAL',
  '7': 'AGE_7',
  '13': 'AGE_13',
  '18': 'AGE_18',
  subtitled: 'SUBTITLED',
  dubbed: 'DUBBED',
};

const named: ReadonlySet<FilterField> = new Set([
  FilterField.STATUS,
  FilterField.AGE_MARK,
  FilterField.TRANSLATION,
]);

/** A value of a filter as the schema writes it. */
export const choiceName = (field: FilterField, value: string): string =>
  named.has(field) ? (names[value] ?? value) : value;
