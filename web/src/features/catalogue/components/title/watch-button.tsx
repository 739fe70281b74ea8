import { Link } from 'react-router';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { Icon } from '../../../../components/ui/icon.js';
import { ProgressBar } from '../../../../components/ui/progress-bar.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { useResume } from '../../hooks/use-resume.js';
import { shareOf } from '../../progress.js';
import { catalogueTexts } from '../../texts.js';

/** Links to the first episode, or to the one where the member stopped. */
export function WatchButton({ title }: { title: TitleDetailsFragment }) {
  const unfinished = useResume(title.id);
  const to = unfinished?.episode?.path ?? title.first?.items[0]?.path;
  if (!to) return null;
  const share = unfinished && shareOf(unfinished);
  const place = unfinished && catalogueTexts.place(unfinished.season, unfinished.number);
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-3 pt-1">
      <Link to={to} className={buttonClasses('primary', 'lg')}>
        <Icon name="play" solid size={20} />
        {unfinished ? catalogueTexts.resume : catalogueTexts.watch}
      </Link>
      {unfinished && (
        <span className="grid min-w-40 gap-1.5 text-sm">
          {title.kind !== 'MOVIE' && <span className="font-semibold">{place}</span>}
          {share !== undefined && <ProgressBar share={share} />}
        </span>
      )}
    </div>
  );
}
