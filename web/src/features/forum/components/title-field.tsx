import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Poster } from '../../../components/ui/poster.js';
import { TextField } from '../../../components/ui/text-field.js';
import { SearchDocument } from '../../../generated/search.js';
import type { ForumTitleFragment } from '../../../generated/types.js';
import { posterPicture } from '../../../lib/pictures.js';
import { useSettled } from '../../../lib/use-settled.js';
import { search } from '../categories.js';
import { forumTexts } from '../texts.js';

/** A title as the form uses it. */
export type ChosenTitle = Pick<ForumTitleFragment, 'id' | 'name' | 'kind'> & {
  readonly poster?: string | null | undefined;
};

/** Minimum number of characters for a title search. */
const SEARCH_FROM = 2;
const MOST_FOUND = 6;

interface Props {
  title: ChosenTitle | undefined;
  onChange: (title: ChosenTitle | undefined) => void;
}

/** Chooses the title that a topic is about; the chosen one is shown as a card. */
export function TitleField({ title, onChange }: Props) {
  const [text, setText] = useState('');
  const query = useSettled(text.trim(), search.pauseMs);
  const asks = !title && [...query].length >= SEARCH_FROM;
  const { data, error, loading } = useQuery(SearchDocument, {
    variables: { query, size: MOST_FOUND },
    skip: !asks,
    ssr: false,
    context: { quiet: true },
  });
  if (title)
    return (
      <div className="grid gap-1.5">
        <p className="text-sm font-semibold">{forumTexts.about}</p>
        <SeriesCard title={title}>
          <IconButton
            icon="close"
            label={forumTexts.takeOff(title.name)}
            onClick={() => onChange(undefined)}
            className="text-muted"
          />
        </SeriesCard>
      </div>
    );
  const found = asks ? data?.search?.items : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextField
        label={forumTexts.about}
        hint={forumTexts.aboutHint}
        type="search"
        placeholder={forumTexts.aboutPlaceholder}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        // Enter starts the search and does not submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className={found && found.length > 0 ? 'sr-only' : 'text-sm text-muted empty:hidden'}>
        {asks && loading && forumTexts.searching}
        {asks && error && !loading && forumTexts.searchFailed}
        {found && (found.length === 0 ? forumTexts.nothingFound : forumTexts.found(found.length))}
      </p>
      {found && found.length > 0 && (
        <ul className="grid max-h-60 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={forumTexts.choose(one.name)}
                onClick={() => {
                  onChange(one);
                  setText('');
                }}
                className="flex min-h-11 w-full items-center gap-3 rounded-xl px-2 py-1.5 text-left hover:bg-raised"
              >
                <SmallPoster poster={one.poster} className="w-8 rounded-md" />
                <span className="min-w-0 flex-1 truncate">{one.name}</span>
                {one.year !== null && <span className="tabular text-sm text-muted">{one.year}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A poster of a few pixels. A title without a poster gets an icon, because its drawn card would not be readable. */
function SmallPoster({ poster, className }: { poster: string | null | undefined; className: string }) {
  const picture = posterPicture(poster);
  return (
    <span className={classes('grid shrink-0 place-items-center overflow-hidden', className)}>
      {picture ? <Poster title="" picture={picture} sizes="44px" /> : <Icon name="film" size={20} />}
    </span>
  );
}

/** The title that a topic is about, as a small card. */
export function SeriesCard({ title, children }: { title: ChosenTitle; children?: React.ReactNode }) {
  return (
    <div className="relative flex min-w-0 items-center gap-3 rounded-2xl border border-line bg-raised/60 p-2 pr-4">
      <SmallPoster poster={title.poster} className="w-11 rounded-lg" />
      <span className="min-w-0 flex-1 truncate font-semibold">{title.name}</span>
      {children}
    </div>
  );
}
