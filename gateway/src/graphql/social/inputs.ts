import { badInput } from '@seyir/kit/stateless';
import { CardKind } from '@seyir/proto';

interface Shown {
  readonly titleId: string | undefined;
  readonly episodeId: string | undefined;
}

/** BAD_INPUT for a title and an episode at once. */
export const cardOf = ({ titleId, episodeId }: Shown) => {
  if (titleId && episodeId) throw badInput({ episodeId: 'invalid' });
  if (titleId) return { kind: CardKind.TITLE, id: titleId };
  return episodeId ? { kind: CardKind.EPISODE, id: episodeId } : undefined;
};
