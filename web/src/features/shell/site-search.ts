import type { ComponentType } from 'react';

/** What the list under a search field is given. */
interface SuggestionsProps {
  query: string;
  /** Id of the list; that of each option has its place behind it. */
  listId: string;
  /** Place of the option that the arrow keys are on; -1 for none. */
  active: number;
  /** Hears how many options there are. */
  onShown: (options: number) => void;
  /** An option was followed. */
  onChoose: () => void;
}

/** The search as the frame around every page needs it. */
export interface SiteSearch {
  /** The words whose results the page shows; empty on all other pages. */
  shown: string;
  /** Goes to the page of results. */
  onSearch: (query: string) => void;
  /** Loaded when it is first shown. */
  Suggestions: ComponentType<SuggestionsProps>;
  preload: () => void;
}
