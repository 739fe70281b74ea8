import { Link } from 'react-router';
import { Button } from '../../../../components/ui/button.js';
import { Icon } from '../../../../components/ui/icon.js';
import { Poster } from '../../../../components/ui/poster.js';
import type { GroupMemoryFieldsFragment } from '../../../../generated/types.js';
import { posterPicture } from '../../../../lib/pictures.js';
import { memoryTexts as texts } from '../../memory-texts.js';
import { isReleased, placeOf, type TogetherProps } from './episode.js';
import type { DialogEpisode } from './plan-dialog.js';

interface Props extends TogetherProps {
  row: GroupMemoryFieldsFragment['titles'][number];
  /** True if the next episode already has a date. */
  isPlanned: boolean;
  /** Absent for viewers who do not manage the group. */
  onPlan?: (episode: DialogEpisode) => void;
}

/** A title of the group: its next episode, and the members ahead of the viewer. */
export function TitleRow({ row: { title, next, ahead }, isPlanned, now, onTogether, onPlan }: Props) {
  const place = next && placeOf(title, next);
  const labelOf = (text: string) => texts.of(title.name, place ?? '', text);
  return (
    <li className="flex gap-3">
      <div className="w-14 shrink-0 self-start overflow-hidden rounded-lg">
        <Poster title={title.name} picture={posterPicture(title.poster)} sizes="56px" />
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <Link to={title.path} className="font-semibold break-words underline-offset-4 hover:underline">
          {title.name}
        </Link>
        {next && place ? (
          <p className="text-sm">
            <Link to={next.path ?? title.path} className="underline-offset-4 hover:underline">
              {texts.next(place)}
            </Link>
            <span className="block text-muted">
              {isReleased(next, now) ? texts.nextHint : texts.unreleased}
            </span>
          </p>
        ) : (
          <p className="text-sm text-muted">{texts.finished}</p>
        )}
        {ahead.count > 0 && (
          <p className="text-sm break-words text-muted">
            {texts.ahead(
              ahead.members.map(({ name }) => name),
              ahead.count,
            )}
          </p>
        )}
        {next && (
          <div className="flex flex-wrap gap-2 pt-1 empty:hidden">
            {isReleased(next, now) && !isPlanned && (
              <Button
                size="sm"
                variant="outline"
                aria-haspopup="dialog"
                aria-label={labelOf(texts.together)}
                onClick={() => onTogether({ episodeId: next.id, name: title.name })}
              >
                <Icon name="play" size={16} />
                {texts.together}
              </Button>
            )}
            {onPlan && !isPlanned && (
              <Button
                size="sm"
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={labelOf(texts.addNext)}
                onClick={() => onPlan({ title, episode: next })}
              >
                {texts.addNext}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
