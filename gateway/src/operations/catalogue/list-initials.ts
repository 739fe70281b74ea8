import { wakes } from '@seyir/proto';
import { z } from 'zod';
import { operation } from '../operation.js';
import { titleListInput, titleListRequest } from './title-lists.js';

/** The initials that the titles of a list have, for its letter filter. BAD_INPUT as in listTitles. */
export const listInitials = operation({
  input: z.object(titleListInput),
  access: 'public',
  run: ({ parts }, asked): Promise<string[]> => {
    const request = titleListRequest(asked);
    return parts.reads.get(`initials:${JSON.stringify(request)}`, wakes.catalogue, async () => {
      return (await parts.asVisitor.catalogue.listInitials(request)).initials;
    });
  },
});
