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

/**
 * The scope that an author requests for a text on a target, with at least the target's own scope. A target of social or the forum
 * is always looked up, all others only for a spoiler. NOT_FOUND for a target that is unknown or hidden from the author; BAD_INPUT
 * as in `scopeFor`.
 */
export const scopeOn = async (
  deps: { readonly catalogue: Catalogue; readonly social: Social },
  authorId: string,
  target: Target,
  spoiler: Spoiler | undefined,
): Promise<Scope | undefined> => {
  if (!givesAway(spoiler) && !lookedUp.includes(target.kind)) return undefined;
  const { place, least } = await findTarget(deps, authorId, target, spoiler);
  return replyScope(scopeFor(place, spoiler), least);
};

/** The scope that the author of a comment declared. Reads add moderators' covers, of the comment and of the comments that it answers. */
export const declaredScope = async (
  comments: Pick<CommentStore, 'declaredScopes'>,
  id: string,
): Promise<Scope | undefined> => (await comments.declaredScopes([id])).get(id);
