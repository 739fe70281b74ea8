import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { SearchDocument } from '../../../generated/search.js';
import { usePause } from '../hooks/use-pause.js';
import { matchTexts } from '../match-text.js';
import { forgetSearches, noteSearch, recentSearches } from '../recent-searches.js';
import { searchTexts } from '../texts.js';
import { AllResults, NetworkSuggestion, PersonSuggestion, RecentSearch, Suggestion } from './suggestion.js';

interface Props {
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

/** Milliseconds after the last keystroke (specification, section 9). */
const pause = 300;
const most = 6;
const mostPeople = 3;

/** Suggestions for the typed text, and earlier searches while nothing is typed. */
export default function Suggestions(props: Props) {
  return props.query === '' ? <Recent {...props} /> : <Found {...props} />;
}

const panel = 'overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface p-2 shadow-lift';

function useShown(options: number, onShown: Props['onShown']) {
  useEffect(() => {
    onShown(options);
    return () => onShown(0);
  }, [options, onShown]);
}

function Recent({ listId, active, onShown, onChoose }: Props) {
  const [recent, setRecent] = useState(recentSearches);
  useShown(recent.length, onShown);
  if (recent.length === 0) return null;
  return (
    <div className={panel}>
      <div className="flex items-center justify-between gap-4 pl-2">
        <p id={`${listId}-recent`} className="text-sm font-semibold text-muted">
          {searchTexts.recent}
        </p>
        <button
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            forgetSearches();
            setRecent([]);
          }}
          className="h-9 rounded-full px-3 text-sm font-semibold text-accent-text hover:bg-raised"
        >
          {searchTexts.forget}
        </button>
      </div>
      <div role="listbox" id={listId} aria-labelledby={`${listId}-recent`} className="grid grid-cols-1">
        {recent.map((query, place) => (
          <RecentSearch
            key={query}
            id={`${listId}-${place}`}
            query={query}
            active={place === active}
            onChoose={() => {
              noteSearch(query);
              onChoose();
            }}
          />
        ))}
      </div>
    </div>
  );
}

/** A failed search while typing shows no error (U-07). */
function Found({ query, listId, active, onShown, onChoose }: Props) {
  const asked = usePause(query, pause);
  const { data, previousData, error, loading } = useQuery(SearchDocument, {
    variables: { query: asked, size: most },
    skip: asked === '',
    ssr: false,
  });
  // The previous result stays visible while the next one loads.
  const result = error ? undefined : (data ?? previousData)?.search;
  const items = result?.items;
  const people = result?.people?.slice(0, mostPeople) ?? [];
  const networks = result?.networks ?? [];
  const matches = useMemo(() => matchTexts(result?.matches ?? []), [result]);
  const found = (items?.length ?? 0) + people.length + networks.length;
  useShown(found > 0 ? found + 1 : 0, onShown);
  if (!items) return loading ? <Waiting /> : null;
  const option = (place: number) => ({
    id: `${listId}-${place}`,
    active: place === active,
    onChoose: () => {
      noteSearch(query);
      onChoose();
    },
  });
  const firstNetwork = items.length + people.length;
  return (
    <div className={panel}>
      <p role="status" className={found === 0 ? 'px-3 py-4 text-center text-muted' : 'sr-only'}>
        {found === 0 ? searchTexts.none : searchTexts.count(found)}
      </p>
      {found > 0 && (
        <div role="listbox" id={listId} aria-label={searchTexts.suggestions} className="grid grid-cols-1">
          {items.map((title, place) => (
            <Suggestion key={title.id} title={title} match={matches.get(title.id)} {...option(place)} />
          ))}
          {people.length > 0 && (
            <Group id={`${listId}-people`} name={searchTexts.people}>
              {people.map((person, place) => (
                <PersonSuggestion key={person.id} person={person} {...option(items.length + place)} />
              ))}
            </Group>
          )}
          {networks.length > 0 && (
            <Group id={`${listId}-networks`} name={searchTexts.networks}>
              {networks.map((network, place) => (
                <NetworkSuggestion key={network.slug} network={network} {...option(firstNetwork + place)} />
              ))}
            </Group>
          )}
          <AllResults query={query} {...option(found)} />
        </div>
      )}
    </div>
  );
}

/** Rows of the size of suggestions, while the first answer is on its way. */
const Waiting = () => (
  <div className={`${panel} grid gap-2`}>
    <p role="status" className="sr-only">
      {searchTexts.searching}
    </p>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-14 rounded-xl" />
    ))}
  </div>
);

function Group({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-1">
      <p id={id} className="px-2 pt-2 text-sm font-semibold text-muted">
        {name}
      </p>
      {children}
    </div>
  );
}
