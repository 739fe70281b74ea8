import { badInput } from '@seyir/kit';
import { givesAway, replyScope, scopeAt, type Scope, type Spoiler } from '../domain/spoiler.js';
import { lookedUp, type Place, type Target } from '../domain/target.js';
import { findTarget } from './find-target.js';
import type { Catalogue, CommentStore, Social } from './ports.js';

/**
 * The scope of a text at a place; undefined without a spoiler. BAD_INPUT for an unknown kind or an incomplete place.
 */
export const scopeFor = (place: Place, spoiler: Spoiler | undefined): Scope | undefined => {
  if (!givesAway(spoiler)) return undefined;
  const scope = scopeAt(place, spoiler);
  if (!scope) throw badInput({ spoiler: 'invalid' });
  return scope;
};

/** The only episode of a film. */
const OF_FILM = { season: 1, number: 1 } as const;

/** BAD_INPUT if an author names an episode that a film does not have: no reader's progress would ever reach it. */
export const assertReachable = async (
  { catalogue }: { readonly catalogue: Pick<Catalogue, 'titleKind'> },
  scope: Scope | undefined,
  spoiler: Spoiler | undefined,
): Promise<void> => {
  if (!scope || scope.season === 0 || !spoiler || spoiler.season === 0) return;
  if (scope.season === OF_FILM.season && scope.number === OF_FILM.number) return;
  if ((await catalogue.titleKind(scope.titleId)) === 'movie') throw badInput({ spoiler: 'invalid' });
};

/**
 * The scope of a member's text at a place, as in `scopeFor`; BAD_INPUT also for an episode that a film does not have.
 */
export const memberScope = async (
  deps: { readonly catalogue: Pick<Catalogue, 'titleKind'> },
  place: Place,
  spoiler: Spoiler | undefined,
): Promise<Scope | undefined> => {
  const scope = scopeFor(place, spoiler);
  await assertReachable(deps, scope, spoiler);
  return scope;
};

/**
 * The scope that an author requests for a text on a target, with at least the target's own scope. A target of social or the forum
 * is always looked up, all others only for a spoiler. NOT_FOUND for a target that is unknown or hidden from the author; BAD_INPUT
 * as in `memberScope`.
 */
export const scopeOn = async (
  deps: { readonly catalogue: Catalogue; readonly social: Social },
  authorId: string,
  target: Target,
  spoiler: Spoiler | undefined,
): Promise<Scope | undefined> => {
  if (!givesAway(spoiler) && !lookedUp.includes(target.kind)) return undefined;
  const { place, least } = await findTarget(deps, authorId, target, spoiler);
  return replyScope(await memberScope(deps, place, spoiler), least);
};

/** The scope that the author of a comment declared. Reads add moderators' covers, of the comment and of the comments that it answers. */
export const declaredScope = async (
  comments: Pick<CommentStore, 'declaredScopes'>,
  id: string,
): Promise<Scope | undefined> => (await comments.declaredScopes([id])).get(id);
