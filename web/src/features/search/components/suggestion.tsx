import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { Poster } from '../../../components/ui/poster.js';
import type { IconName } from '../../../components/ui/icon-paths.js';
import type { FoundPersonFragment, ShelfLinkFragment, TitleCardFragment } from '../../../generated/types.js';
import { posterPicture } from '../../../lib/pictures.js';
import { resultsPath } from '../results-path.js';
import { rolesText } from '../roles-text.js';
import { searchTexts } from '../texts.js';

interface OptionProps {
  id: string;
  active: boolean;
  onChoose: () => void;
}

/** The field keeps the focus, because it handles the arrow keys. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const optionOf = ({ id, active, onChoose }: OptionProps) => ({
  id,
  role: 'option',
  'aria-selected': active,
  tabIndex: -1,
  onMouseDown: keepFocus,
  onClick: onChoose,
  className: classes(
    'flex min-h-11 items-center gap-3 rounded-xl px-2 py-1.5 hover:bg-raised',
    active && 'bg-raised outline-2 -outline-offset-2 outline-accent',
  ),
});

/** A title in the suggestion list; `match` says why it was found if its name does not. */
export function Suggestion({
  title,
  match,
  ...option
}: OptionProps & { title: TitleCardFragment; match: string | undefined }) {
  const { name, path, kind, year, poster } = title;
  const picture = posterPicture(poster);
  return (
    <Link to={path} {...optionOf(option)}>
      <span className="w-9 shrink-0 overflow-hidden rounded-md bg-raised">
        {picture ? (
          <Poster title={name} picture={picture} sizes="36px" />
        ) : (
          <span className="block aspect-2/3" aria-hidden="true" />
        )}
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{name}</span>
        <span className="block truncate text-sm text-muted">
          {[searchTexts.kinds[kind], year, match].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  );
}

/** A person in the suggestion list. */
export function PersonSuggestion({ person, ...option }: OptionProps & { person: FoundPersonFragment }) {
  const { name, path, roles, knownFor } = person;
  return (
    <Link to={path} {...optionOf(option)}>
      <Avatar name={name} size="sm" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{name}</span>
        <span className="block truncate text-sm text-muted">
          {[rolesText(roles), knownFor[0]].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  );
}

/** A network in the suggestion list. */
export function NetworkSuggestion({ network, ...option }: OptionProps & { network: ShelfLinkFragment }) {
  const { name, path, titleCount } = network;
  return (
    <Link to={path} {...optionOf(option)}>
      <OptionSign icon="screen" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{name}</span>
        <span className="block text-sm text-muted">{searchTexts.networkTitles(titleCount)}</span>
      </span>
    </Link>
  );
}

/** An earlier search. */
export function RecentSearch({ query, ...option }: OptionProps & { query: string }) {
  return (
    <Link to={resultsPath(query)} {...optionOf(option)}>
      <OptionSign icon="clock" />
      <span className="min-w-0 truncate">{query}</span>
    </Link>
  );
}

const OptionSign = ({ icon }: { icon: IconName }) => (
  <span className="grid w-9 shrink-0 place-items-center text-muted">
    <Icon name={icon} size={18} />
  </span>
);

/** The last option: a link to the results page. */
export function AllResults({ query, ...option }: OptionProps & { query: string }) {
  return (
    <Link to={resultsPath(query)} {...optionOf(option)}>
      <span className="grid w-9 shrink-0 place-items-center text-saffron-text">
        <Icon name="search" size={18} />
      </span>
      <span className="line-clamp-2 min-w-0 font-semibold break-words text-saffron-text">
        {searchTexts.all(query)}
      </span>
    </Link>
  );
}
