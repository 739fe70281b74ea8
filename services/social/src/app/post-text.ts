import { badInput, checkText, cleanText, isId, notFound } from '@seyir/kit';
import { namedIn } from '../domain/mention.js';
import type { Card } from '../domain/post.js';
import { scopeAt, type Place, type Scope, type Spoiler } from '../domain/spoiler.js';
import type { Catalogue, CircleStore, Members } from './ports.js';

/** Length limits in graphemes (product-rules, Text). */
const LENGTH = { min: 1, max: 2_000 };

interface Deps {
  readonly members: Members;
  readonly circles: CircleStore;
  readonly catalogue: Catalogue;
}

/** The normalised text of a post; a poll needs none. BAD_INPUT if the text is invalid. */
export const bodyOf = (text: string, { mayBeEmpty }: { mayBeEmpty: boolean }): string => {
  const body = cleanText(text);
  const problem = checkText(body, mayBeEmpty ? { ...LENGTH, min: 0 } : LENGTH);
  if (problem) throw badInput({ body: problem });
  return body;
};

/**
 * The members that a text mentions, except its author and members who block the author or whom the author blocks: those names stay
 * plain text.
 */
export const mentionsOf = async (
  { members, circles }: Deps,
  authorId: string,
  body: string,
): Promise<string[]> => {
  const names = namedIn(body);
  if (names.length === 0) return [];
  const named = (await members.byUsernames(names)).filter((id) => id !== authorId);
  const blocked = await circles.blockedWith(authorId, named);
  return named.filter((id) => !blocked.has(id));
};

/** The place of a card; undefined without one. NOT_FOUND if it does not exist. */
export const placeOf = async ({ catalogue }: Deps, card: Card | undefined): Promise<Place | undefined> => {
  if (!card) return undefined;
  const place = isId(card.id) ? await catalogue.place(card) : undefined;
  if (!place) throw notFound(`${card.kind} ${card.id}`);
  return place;
};

/**
 * The scope of a declared spoiler. BAD_INPUT for an incomplete place, for an episode that a film does not have, and
 * without a title; NOT_FOUND for an unknown title.
 */
export const scopeOf = async (
  deps: Deps,
  spoiler: Spoiler | undefined,
  place: Place | undefined,
): Promise<Scope | undefined> => {
  if (!spoiler) return undefined;
  const { titleId } = spoiler;
  if (!place && !titleId) throw badInput({ spoiler: 'required' });
  const at = place ?? (await placeOf(deps, { kind: 'title', id: titleId }));
  const scope = at && scopeAt(at, spoiler);
  if (!scope) throw badInput({ spoiler: 'invalid' });
  if (spoiler.season > 0 && isSecond(scope) && (await deps.catalogue.isFilm(scope.titleId)))
    throw badInput({ spoiler: 'invalid' });
  return scope;
};

/** Whether the scope ends at another episode than 1×1, the only one of a film: no reader's progress would reach it there. */
const isSecond = ({ season, number }: Scope): boolean => season > 0 && (season > 1 || number > 1);
