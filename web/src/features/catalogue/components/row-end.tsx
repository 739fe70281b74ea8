import { Button } from '../../../components/ui/button.js';
import { EpisodeSkeleton, PosterSkeleton } from '../../../components/ui/skeleton.js';
import { uiTexts } from '../../../components/ui/texts.js';
import { catalogueTexts } from '../texts.js';

interface Props {
  state: 'idle' | 'loading' | 'failed';
  last: boolean;
  wide: boolean;
  onRetry: () => void;
}

/** The end of a row: skeletons of the next slides, an error, or a note that there are no more. */
export function RowEnd({ state, last, wide, onRetry }: Props) {
  if (state === 'loading') return <li>{wide ? <EpisodeSkeleton /> : <PosterSkeleton />}</li>;
  if (state === 'idle' && !last) return null;
  return (
    <li className="grid content-center justify-items-center gap-3 rounded-poster border border-dashed border-control p-4 text-center text-sm text-muted">
      <p role="status">{state === 'failed' ? catalogueTexts.moreFailed : catalogueTexts.noMore}</p>
      {state === 'failed' && (
        <Button size="sm" variant="quiet" onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      )}
    </li>
  );
}
