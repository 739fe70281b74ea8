import { DomainError } from '@seyir/kit/stateless';
import { TitleKind, wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { slug } from '../inputs.js';
import { operation } from '../operation.js';

/** A title by its address; undefined where there is none of that kind. */
export const getTitle = operation({
  input: z.object({ kind: z.enum(TitleKind), slug }),
  access: 'public',
  async run({ parts }, { kind, slug }): Promise<Title | undefined> {
    const read = async () => (await parts.asVisitor.catalogue.getTitleBySlug({ slug })).title;
    const title = await parts.reads.get(`title:${slug}`, wakes.catalogue, read).catch(noneWhenNotFound);
    return title?.kind === kind ? title : undefined;
  },
});

/** Where there is nothing at an address, that is an answer. */
export const noneWhenNotFound = (error: unknown): undefined => {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return undefined;
  throw error;
};
