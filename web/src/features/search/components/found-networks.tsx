import { Link } from 'react-router';
import { Icon } from '../../../components/ui/icon.js';
import type { ShelfLinkFragment } from '../../../generated/types.js';
import { searchTexts } from '../texts.js';

/** The networks that a search has found. */
export function FoundNetworks({ networks }: { networks: readonly ShelfLinkFragment[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{searchTexts.networks}</h2>
      <ul className="grid gap-1 sm:grid-cols-2 xl:grid-cols-3">
        {networks.map(({ slug, name, path, titleCount }) => (
          <li key={slug} className="min-w-0">
            <Link to={path} className="group flex min-h-14 items-center gap-3 rounded-xl p-2 hover:bg-raised">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-muted">
                <Icon name="screen" />
              </span>
              <span className="min-w-0">
                <span className="block truncate font-semibold group-hover:underline">{name}</span>
                <span className="tabular block text-sm text-muted">
                  {searchTexts.networkTitles(titleCount)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
