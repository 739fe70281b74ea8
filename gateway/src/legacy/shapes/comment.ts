import { SpoilerKind, type Comment, type Member } from '@seyir/proto';
import { z } from 'zod';
import { asBit, bit, dateOf, iso } from './common.js';
import { asPerson, person } from './person.js';

export const comment = z.object({
  id: z.string(),
  comment: z.string(),
  spoiler: bit,
  user: person,
  time: iso,
});

export const asComment = (given: Comment, author: Member | undefined): z.output<typeof comment> => ({
  id: given.id,
  comment: given.body,
  spoiler: asBit(given.spoiler !== undefined && given.spoiler.kind > SpoilerKind.NONE),
  user: asPerson(author),
  time: dateOf(given.postedAt).toISOString(),
});
