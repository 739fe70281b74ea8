import { badInput, checkName, checkText, cleanText, isId, notFound } from '@seyir/kit';
import type { Scope, Spoiler } from '../../domain/spoiler.js';
import type { Catalogue } from '../ports.js';
import { scopeFor } from '../scope.js';

/** Length limits in graphemes (product-rules, Text). */
const TITLE = { min: 3, max: 120 };
const BODY = { min: 1, max: 10_000 };

export interface TopicText {
  readonly title: string;
  readonly body: string;
}

/** The normalised texts of a topic. BAD_INPUT if one is invalid. */
export const topicText = (given: TopicText): TopicText => {
  const title = cleanText(given.title).trim();
  const body = cleanText(given.body);
  const [ofTitle, ofBody] = [checkName(title, TITLE), checkText(body, BODY)];
  if (ofTitle || ofBody)
    throw badInput({ ...(ofTitle && { title: ofTitle }), ...(ofBody && { body: ofBody }) });
  return { title, body };
};

/**
 * The scope of a topic: of the title that it is about, or of a title that the spoiler names. BAD_INPUT for an incomplete
 * scope and for another title than the topic's.
 */
export const topicScope = async (
  catalogue: Catalogue,
  titleId: string | undefined,
  spoiler: Spoiler | undefined,
): Promise<Scope | undefined> => {
  const named = titleId ?? (spoiler?.titleId || undefined);
  const known =
    named !== undefined && isId(named) && (titleId !== undefined || (await catalogue.titleExists(named)));
  return scopeFor(known ? { titleId: named } : {}, spoiler);
};

/** The title that a topic is about, with its kind; undefined for none. NOT_FOUND for an unknown title. */
export const titleOf = async (catalogue: Catalogue, titleId: string) => {
  if (titleId === '') return undefined;
  const kind = isId(titleId) ? await catalogue.titleKind(titleId) : undefined;
  if (!kind) throw notFound(`title ${titleId}`);
  return { id: titleId, kind };
};
