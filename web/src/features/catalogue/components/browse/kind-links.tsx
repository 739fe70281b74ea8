import { Chip } from '../../../../components/ui/chip.js';
import type { ShelfLinkFragment, TitleKind } from '../../../../generated/types.js';
import { listSearch } from '../../list-search.js';
import { sections } from '../../sections.js';
import { catalogueTexts } from '../../texts.js';

interface Props {
  shelf: ShelfLinkFragment & { kinds: readonly TitleKind[] };
  /** Absent: all kinds. */
  current: TitleKind | undefined;
}

const order = Object.keys(sections) as TitleKind[];

/** The kinds that a genre or network contains; each links to the list of the kind, filtered by the genre or network. */
export function KindLinks({ shelf, current }: Props) {
  const { sort, slug, path, kinds } = shelf;
  const search = listSearch(sort === 'NETWORK' ? { network: slug } : { genres: [slug] });
  if (kinds.length < 2 && !current) return null;
  return (
    <nav aria-label={catalogueTexts.kind} className="flex flex-wrap gap-2">
      <Chip to={path} label={catalogueTexts.all} pressed={!current} />
      {order
        .filter((kind) => kinds.includes(kind) || kind === current)
        .map((kind) => (
          <Chip
            key={kind}
            to={sections[kind].list + search}
            label={catalogueTexts.lists[kind]}
            pressed={kind === current}
          />
        ))}
    </nav>
  );
}
