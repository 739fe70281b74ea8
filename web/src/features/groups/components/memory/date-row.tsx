import { Link } from 'react-router';
import { Button } from '../../../../components/ui/button.js';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.js';
import { Icon } from '../../../../components/ui/icon.js';
import { IconButton } from '../../../../components/ui/icon-button.js';
import type { GroupMemoryFieldsFragment } from '../../../../generated/types.js';
import { dateAndTime } from '../../../../lib/turkish.js';
import { memoryTexts as texts } from '../../memory-texts.js';
import { isReleased, placeOf, type TogetherProps } from './episode.js';

export type PlannedRow = GroupMemoryFieldsFragment['plan'][number];

interface Props extends TogetherProps {
  row: PlannedRow;
  isPast: boolean;
  /** Absent for viewers who may not change the date. */
  onMove?: () => void;
  onRemove?: () => void;
  /** Puts a proposal into the plan; absent for viewers who do not manage the group. */
  onFix?: () => void;
}

/** An episode with its date. Its name is not shown, because it may be a spoiler. */
export function DateRow({ row, isPast, now, onTogether, onMove, onRemove, onFix }: Props) {
  const { title, episode, at, watchedBy, proposed, proposedBy } = row;
  const place = placeOf(title, episode);
  const labelOf = (text: string) => texts.of(title.name, place, text);
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-raised/40 px-4 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="grid min-w-0 gap-0.5">
          <time dateTime={at} className="tabular text-sm text-saffron-text">
            {dateAndTime(new Date(at))}
          </time>
          <Link
            to={episode.path ?? title.path}
            className="font-semibold break-words underline-offset-4 hover:underline"
          >
            {title.name}
          </Link>
          <p className="text-sm text-muted">{place}</p>
          {proposed && <p className="text-sm break-words text-muted">{texts.proposedBy(proposedBy?.name)}</p>}
        </div>
        {onMove && onRemove && (
          <div className="-mt-1 -mr-2 flex shrink-0">
            {!isPast && <IconButton icon="calendar" label={labelOf(texts.move)} onClick={onMove} />}
            <ConfirmDialog
              trigger={
                <IconButton icon="close" label={labelOf(proposed ? texts.removeProposal : texts.remove)} />
              }
              question={proposed ? texts.removeProposalQuestion : texts.removeQuestion}
              yes={proposed ? texts.removeProposalYes : texts.removeYes}
              onConfirm={onRemove}
            />
          </div>
        )}
      </div>
      {watchedBy.count > 0 && (
        <p className="text-sm break-words text-muted">
          {texts.watchedBy(
            watchedBy.members.map(({ name }) => name),
            watchedBy.count,
          )}
        </p>
      )}
      {onFix && (
        <Button
          size="sm"
          variant="outline"
          aria-label={labelOf(texts.fix)}
          className="justify-self-start"
          onClick={onFix}
        >
          {texts.fix}
        </Button>
      )}
      {!isPast &&
        !proposed &&
        (isReleased(episode, now) ? (
          <Button
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            aria-label={labelOf(texts.together)}
            className="justify-self-start"
            onClick={() => onTogether({ episodeId: episode.id, name: title.name })}
          >
            <Icon name="play" size={16} />
            {texts.together}
          </Button>
        ) : (
          <p className="text-sm text-muted">{texts.unreleased}</p>
        ))}
    </li>
  );
}
