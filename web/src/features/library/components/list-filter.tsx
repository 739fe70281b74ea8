import { Chip } from '../../../components/ui/chip.js';
import type { TitleKind } from '../../../generated/types.js';
import { libraryTexts } from '../texts.js';

interface Props {
  kind: TitleKind | undefined;
  onKind: (kind: TitleKind | undefined) => void;
  watched?: boolean | undefined;
  /** Absent if the entries have no watched state. */
  onWatched?: (watched: boolean | undefined) => void;
  /** Undefined until it is loaded. */
  count: number | undefined;
}

const kinds = ['SERIES', 'ANIME', 'MOVIE'] as const;
const states = [
  [undefined, libraryTexts.anyState],
  [false, libraryTexts.notWatched],
  [true, libraryTexts.watched],
] as const;

/** The filters of a list and its number of entries. */
export function ListFilter({ kind, onKind, watched, onWatched, count }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div role="group" aria-label={libraryTexts.kindFilter} className="flex flex-wrap gap-2">
        <Chip label={libraryTexts.all} pressed={kind === undefined} onPress={() => onKind(undefined)} />
        {kinds.map((one) => (
          <Chip
            key={one}
            label={libraryTexts.kinds[one]}
            pressed={kind === one}
            onPress={() => onKind(one)}
          />
        ))}
      </div>
      {onWatched && (
        <div role="group" aria-label={libraryTexts.watchedFilter} className="flex flex-wrap gap-2">
          {states.map(([state, label]) => (
            <Chip key={label} label={label} pressed={watched === state} onPress={() => onWatched(state)} />
          ))}
        </div>
      )}
      <p role="status" className="tabular ml-auto min-h-5 text-sm text-muted">
        {count !== undefined && count > 0 && libraryTexts.count(count)}
      </p>
    </div>
  );
}
