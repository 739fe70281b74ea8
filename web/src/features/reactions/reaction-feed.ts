import type { ReactionKind } from '../../generated/types.js';

/** Reactions of one moment: how many there are of each kind. */
type ReactionBurst = readonly { readonly reaction: ReactionKind; readonly count: number }[];

/** Hands reactions to the picture without rendering the page again. */
export interface ReactionFeed {
  emit(burst: ReactionBurst): void;
  /** Calls `listener` with each later burst; returns the unsubscribe function. */
  subscribe(listener: (burst: ReactionBurst) => void): () => void;
}

export function createReactionFeed(): ReactionFeed {
  const listeners = new Set<(burst: ReactionBurst) => void>();
  return {
    emit(burst) {
      for (const listener of listeners) listener(burst);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
