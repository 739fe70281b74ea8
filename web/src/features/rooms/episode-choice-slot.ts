import type { ReactNode } from 'react';

/** Renders the choice of an episode; `onChange` gets undefined while none is chosen. */
export type EpisodeChoiceSlot = (onChange: (episodeId: string | undefined) => void) => ReactNode;
