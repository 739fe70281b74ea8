import type { Clock } from '@seyir/kit';
import type { HiddenBy } from '../../domain/restraint.js';
import type { Topic } from '../../domain/topic.js';
import { findCovered } from '../cover-spoilers.js';
import { hiddenFrom } from '../hide.js';
import type { Progress, RestraintStore } from '../ports.js';

/** A topic for a reader: without title and text while covered or hidden. */
export interface ReadTopic extends Topic {
  readonly covered: boolean;
  /** Absent if the topic is shown to this reader. */
  readonly hiddenBy?: HiddenBy;
}

export interface ReadsTopics {
  readonly progress: Progress;
  readonly onUnknown: (error: unknown) => void;
  readonly restraints: RestraintStore;
  readonly clock: Clock;
}

/**
 * Removes the titles and texts that the reader's progress has not reached, and those that blocks, mutes and muted words hide
 * (product-rules, Scopes). A topic's title reveals as much as its text.
 */
export const readTopics = async (
  deps: ReadsTopics,
  readerId: string | undefined,
  topics: readonly Topic[],
): Promise<ReadTopic[]> => {
  const texts = topics.map((topic) => ({ ...topic, knownTo: [] }));
  const [covered, reasons] = await Promise.all([
    findCovered(deps, readerId, texts),
    hiddenFrom(deps, readerId, topics.map(whole)),
  ]);
  return texts.map((text, index) => {
    const topic = { ...topics[index]!, covered: covered.has(text) };
    const hiddenBy = reasons[index];
    return hiddenBy || topic.covered ? withoutText(topic, hiddenBy) : topic;
  });
};

/** Title and text are checked together, because a muted word may be in either. */
export const whole = (topic: Topic): Topic => ({ ...topic, body: `${topic.title}\n${topic.body}` });

export const withoutText = (topic: ReadTopic, hiddenBy: HiddenBy | undefined): ReadTopic => ({
  ...topic,
  title: '',
  body: '',
  ...(hiddenBy && { hiddenBy }),
});
