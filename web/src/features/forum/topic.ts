import type {
  TopicFieldsFragment,
  TopicPostFieldsFragment,
  TopicRowFieldsFragment,
} from '../../generated/types.js';
import { forumTexts } from './texts.js';

export type Topic = TopicFieldsFragment;
export type TopicRow = TopicRowFieldsFragment;
export type TopicPost = TopicPostFieldsFragment;

/** The text that a list shows in place of a covered title. */
export const shownTitle = ({
  title,
  covered,
  hiddenBy,
  spoilerOf,
}: Pick<TopicRow, 'title' | 'covered' | 'hiddenBy'> & {
  readonly spoilerOf: { readonly name: string } | null;
}): string => {
  if (title != null && title !== '') return title;
  if (hiddenBy) return forumTexts.hiddenTitle[hiddenBy];
  return forumTexts.coveredTitle(covered ? spoilerOf?.name : undefined);
};

/** Approximate number of posts that the viewer has not read: removed ones may be counted. 0 for a topic that was never opened. */
export const unreadIn = ({ state, lastNumber }: Pick<TopicRow, 'state' | 'lastNumber'>): number =>
  state?.readNumber == null ? 0 : Math.max(0, lastNumber - state.readNumber);

/** The address of a post: the topic's page beginning with it. */
export const postPlace = (path: string, number: number): string => `${path}?yazi=${number}#yazi-${number}`;
