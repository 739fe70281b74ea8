import type { ComponentType } from 'react';

/** Props of the suggestion list. */
interface SuggestionsProps {
  /** Empty while nothing is typed; then earlier searches are offered. */
  query: string;
  /** Id of the list; the option ids append their index. */
  listId: string;
  /** Index of the active option; -1 for none. */
  active: number;
  /** Called with the number of options. */
  onShown: (options: number) => void;
  /** Called when an option is chosen. */
  onChoose: () => void;
}

/** The search, as the shell of every page needs it. */
export interface SiteSearch {
  /** The query whose results the page shows; empty on all other pages. */
  shown: string;
  /** Opens the results page. */
  onSearch: (query: string) => void;
  /** Loaded when it is first shown. */
  Suggestions: ComponentType<SuggestionsProps>;
  preload: () => void;
}
