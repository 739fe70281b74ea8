import type { PostFieldsFragment } from '../../generated/types.js';
import type { LinkedCard } from '../attachments/linked-card.js';

export type FlowPost = PostFieldsFragment;
export type FlowPoll = NonNullable<FlowPost['poll']>;

/** The card of a post; undefined for none. */
export function cardOf({ title, episode }: Pick<FlowPost, 'title' | 'episode'>): LinkedCard | undefined {
  if (title) return { kind: 'TITLE', title };
  return episode ? { kind: 'EPISODE', episode } : undefined;
}
