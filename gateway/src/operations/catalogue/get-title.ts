import { DomainError } from '@seyir/kit/stateless';
import { TitleKind, wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { slug } from '../inputs.js';
import { operation } from '../operation.js';

/** A title by its address; undefined if there is none of that kind. */
export const getTitle = operation({
  input: z.object({ kind: z.enum(TitleKind), slug }),
  access: 'public',
  async run({ parts }, { kind, slug }): Promise<Title | undefined> {
    const read = async () => (await parts.asVisitor.catalogue.getTitleBySlug({ slug })).title;
    const title = await parts.reads
      .get(`title:${slug}`, wakes.catalogue, read, (found) => (found ? [found.id] : []))
      .catch(noneWhenNotFound);
    return title?.kind === kind ? title : undefined;
  },
});

/** Turns NOT_FOUND into undefined. */
export const noneWhenNotFound = (error: unknown): undefined => {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
  throw error;
};
