import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Menu } from '../../../components/ui/menu.js';
import { Poster } from '../../../components/ui/poster.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { RoomNextEpisodeDocument } from '../../../generated/room-next-episode.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { late } from '../../../components/lazy-open.js';
import { posterPicture } from '../../../lib/pictures.js';
import type { EpisodeChoiceSlot } from '../episode-choice-slot.js';
import type { RoomQueue as Queue } from '../hooks/use-room-queue.js';
import { queueTexts as texts } from '../queue-texts.js';
import { type Queued, queuedName } from '../queued-name.js';

const ProposeDialog = late(() => import('./propose-dialog.js'));

interface Props {
  room: RoomFieldsFragment;
  queue: Queue;
  episodeChoice: EpisodeChoiceSlot;
  /** Starts an episode of the queue; absent for plain members and after the end of the room. */
  onStart: ((episodeId: string) => void) | undefined;
}

/** The episodes that members want to watch next, with their votes. */
export function RoomQueue({ room, queue, episodeChoice, onStart }: Props) {
  const { show } = useToast();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const isEnded = room.phase === 'ENDED';
  const { items, failed } = queue;
  const run = (work: Promise<void>, failure: string, done?: string) => {
    setBusy(true);
    work
      .then(
        () => done && show({ text: done, tone: 'success' }),
        (error: unknown) => show({ text: readError(error).message || failure, tone: 'error' }),
      )
      .finally(() => setBusy(false));
  };
  const propose = (episodeId: string) => run(queue.propose(episodeId), texts.addFailed, texts.added);
  return (
    <section aria-label={texts.tab} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!isEnded && (
        <div className="flex flex-wrap gap-2">
          <NextProposal room={room} items={items} disabled={busy} onPropose={propose} />
          <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setAsks(true)}>
            <Icon name="plus" size={16} />
            {texts.propose}
          </Button>
        </div>
      )}
      {!items && !failed && <Skeleton className="h-24 rounded-2xl" />}
      {!items && failed && <ErrorState title={texts.failed} onRetry={queue.reload} />}
      {items?.length === 0 && <EmptyState icon="play" title={texts.empty} hint={texts.emptyHint} />}
      {items && items.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {items.map((item) => (
            <QueueRow
              key={item.episodeId}
              item={item}
              disabled={busy || isEnded}
              onVote={() => run(queue.vote(item.episodeId, !item.voted), texts.voteFailed)}
              {...(onStart && {
                onStart: () => onStart(item.episodeId),
                onRemove: () => run(queue.remove(item.episodeId), texts.removeFailed),
              })}
            />
          ))}
        </ol>
      )}
      {asks && (
        <ProposeDialog
          choice={episodeChoice}
          propose={queue.propose}
          onClose={() => setAsks(false)}
          onBroken={() => setAsks(false)}
        />
      )}
    </section>
  );
}

interface NextProps {
  room: RoomFieldsFragment;
  items: readonly Queued[] | undefined;
  disabled: boolean;
  onPropose: (episodeId: string) => void;
}

/** A button that proposes the episode after the one that plays, if it is out and not queued yet. */
function NextProposal({ room, items, disabled, onPropose }: NextProps) {
  const { episode } = room;
  const title = episode?.title;
  const { data } = useQuery(RoomNextEpisodeDocument, {
    variables: {
      kind: title?.kind ?? 'SERIES',
      slug: title?.slug ?? '',
      season: episode?.season ?? 0,
      number: episode?.number ?? 0,
    },
    skip: !title || title.kind === 'MOVIE',
    context: { quiet: true },
    ssr: false,
  });
  const next = data?.watchPage?.next;
  const isOut = next?.releasedAt && Date.parse(next.releasedAt) <= room.serverMs;
  if (!next || !isOut || !items || items.some(({ episodeId }) => episodeId === next.id)) return null;
  return (
    <Button size="sm" aria-disabled={disabled || undefined} onClick={() => !disabled && onPropose(next.id)}>
      {texts.proposeNext(texts.place(next))}
    </Button>
  );
}

interface RowProps {
  item: Queued;
  disabled: boolean;
  onVote: () => void;
  /** Absent for plain members. */
  onStart?: () => void;
  onRemove?: () => void;
}

function QueueRow({ item, disabled, onVote, onStart, onRemove }: RowProps) {
  const { episode, votes, voted, proposer } = item;
  const title = episode?.title;
  const name = queuedName(item);
  return (
    <li
      data-testid="queued-episode"
      className="flex items-center gap-3 rounded-2xl border border-line bg-surface p-2"
    >
      <span className="w-10 shrink-0 overflow-hidden rounded-md">
        <Poster title={title?.name ?? ''} picture={posterPicture(title?.poster ?? null)} sizes="40px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{title?.name ?? texts.gone}</span>
        {episode && title && (
          <span className="block text-sm text-muted">
            {title.kind === 'MOVIE' ? texts.film : texts.place(episode)}
          </span>
        )}
        {proposer && <span className="block truncate text-xs text-muted">{texts.by(proposer.name)}</span>}
      </span>
      <button
        type="button"
        aria-pressed={voted}
        aria-label={`${texts.vote(name)}, ${texts.votes(votes)}`}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onVote()}
        className={classes(
          'tabular inline-flex h-11 min-w-14 shrink-0 items-center justify-center gap-1 rounded-full border px-3 font-semibold transition-colors',
          voted ? 'border-accent bg-accent text-on-accent' : 'border-control text-text hover:bg-raised',
        )}
      >
        <Icon name="up" size={16} />
        {votes}
      </button>
      {onStart && onRemove && (
        <Menu
          trigger={<IconButton icon="more" label={texts.manage(name)} />}
          items={[
            { label: texts.startNow, icon: 'play', onSelect: onStart },
            { label: texts.remove, icon: 'close', danger: true, onSelect: onRemove },
          ]}
        />
      )}
    </li>
  );
}
