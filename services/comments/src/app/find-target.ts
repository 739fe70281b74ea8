import { DomainError, isId, notFound } from '@seyir/kit';
import { givesAway, type Scope, type Spoiler } from '../domain/spoiler.js';
import {
  lookedUp,
  ofSocial,
  targetKey,
  targetKind,
  type Place,
  type Target,
  type TargetKind,
} from '../domain/target.js';
import type { Catalogue, ShownTarget, Social } from './ports.js';

interface Deps {
  readonly catalogue: Catalogue;
  readonly social: Social;
}

export interface FoundTarget {
  readonly place: Place;
  /** The target's own spoiler scope: a text on the target takes at least this scope. */
  readonly least?: Scope;
  /** The author of a post. */
  readonly ownerId?: string;
}

/**
 * Finds the place in a title of a target that the reader may see. A post or a topic belongs to the title of its spoiler scope. A
 * topic without a scope belongs to the title that it is about. Without either, the text itself must name a title. NOT_FOUND for a
 * target that does not exist or is hidden from the reader.
 */
export const findTarget = async (
  { catalogue, social }: Deps,
  readerId: string | undefined,
  target: Target,
  spoiler?: Spoiler,
): Promise<FoundTarget> => {
  const shown = await assertShown({ social }, readerId, target);
  const { authorId: ownerId } = shown;
  if (namesTitle.includes(target.kind))
    return { ...(await onText(catalogue, shown, spoiler)), ...(ownerId !== undefined && { ownerId }) };
  if (ofSocial.includes(target.kind)) return { place: {} };
  const place = (await catalogue.places([target])).get(targetKey(target));
  if (!place) throw notFound(`target ${targetKey(target)}`);
  return { place };
};

const namesTitle: readonly TargetKind[] = [targetKind.post, targetKind.discussion];

const onText = async (
  catalogue: Catalogue,
  { scope, cover, titleId: about }: ShownTarget,
  spoiler: Spoiler | undefined,
): Promise<FoundTarget> => {
  if (scope) {
    const { titleId } = scope;
    // Reads add a moderator's cover, which may end; texts below it do not keep it.
    const least = cover ? cover.declared : scope;
    // A cover may name another title than the author did: the author's episode is none of that title.
    const { season, number } = least?.titleId === titleId ? least : { season: 0, number: 0 };
    return {
      place: { titleId, ...(number > 0 && { episode: { season, number } }) },
      ...(least && { least }),
    };
  }
  if (about) return { place: { titleId: about } };
  if (!givesAway(spoiler)) return { place: {} };
  const { titleId } = spoiler;
  return { place: isId(titleId) && (await catalogue.titleExists(titleId)) ? { titleId } : {} };
};

/**
 * NOT_FOUND for a target of social or the forum that does not exist or is hidden from the reader. All other targets are visible to
 * everybody.
 */
export const assertShown = async (
  { social }: Pick<Deps, 'social'>,
  readerId: string | undefined,
  target: Target,
): Promise<ShownTarget> => {
  if (!lookedUp.includes(target.kind)) return {};
  const shown = (await social.shown(readerId, [target])).get(targetKey(target));
  if (!shown) throw notFound(`target ${targetKey(target)}`);
  return shown;
};

/** Returns the target as `assertShown`. TOPIC_LOCKED for a read-only topic; NOT_FOUND as there. */
export const assertUnlocked = async (
  deps: Pick<Deps, 'social'>,
  memberId: string,
  target: Target,
): Promise<ShownTarget> => {
  const shown = await assertShown(deps, memberId, target);
  if (shown.locked) throw new DomainError('TOPIC_LOCKED', { reason: `target ${targetKey(target)}` });
  return shown;
};

/** An object on a target, with the current scope of its target. */
export type OnShown<T> = T & { readonly targetScope?: Scope };

/** Selects the objects whose target the reader may see. */
export const shownOnly = async <T extends { readonly target: Target }>(
  { social }: Pick<Deps, 'social'>,
  readerId: string | undefined,
  things: readonly T[],
): Promise<OnShown<T>[]> => {
  const asked = things.map(({ target }) => target).filter(({ kind }) => lookedUp.includes(kind));
  if (asked.length === 0) return [...things];
  const shown = await social.shown(readerId, asked);
  return things.flatMap((thing) => {
    if (!lookedUp.includes(thing.target.kind)) return [thing];
    const found = shown.get(targetKey(thing.target));
    return found ? [onShown(thing, found)] : [];
  });
};

/** The object with the scope of its target, which was looked up before. */
export const onShown = <T>(thing: T, { scope }: ShownTarget): OnShown<T> => ({
  ...thing,
  ...(scope && { targetScope: scope }),
});
