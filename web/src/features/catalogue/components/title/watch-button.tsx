import { Link } from 'react-router';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { Icon } from '../../../../components/ui/icon.js';
import { ProgressBar } from '../../../../components/ui/progress-bar.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { useResume } from '../../hooks/use-resume.js';
import { shareOf } from '../../progress.js';
import { catalogueTexts } from '../../texts.js';
import { titlePageTexts } from '../../title-page-texts.js';

/** Links to the first episode, or to the one where the member stopped. */
export function WatchButton({ title }: { title: TitleDetailsFragment }) {
  const unfinished = useResume(title.id);
  const to = unfinished?.episode?.path ?? title.first?.items[0]?.path;
  if (!to) return null;
  const share = unfinished && shareOf(unfinished);
  const place =
    unfinished && title.kind !== 'MOVIE' && catalogueTexts.place(unfinished.season, unfinished.number);
  return (
    <div className="grid w-full gap-2 pt-1 sm:w-80">
      <Link to={to} className={buttonClasses('primary', 'lg')}>
        <Icon name="play" solid size={20} />
        <span className="truncate">
          {[unfinished ? titlePageTexts.resume : catalogueTexts.watch, place].filter(Boolean).join(' · ')}
        </span>
      </Link>
      {/* Keeps its height, so that a member's progress moves nothing. */}
      <div className="h-1">{share !== undefined && <ProgressBar share={share} />}</div>
    </div>
  );
}
