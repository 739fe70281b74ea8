import { useState } from 'react';
import { Menu, type MenuEntry } from '../components/ui/menu.js';
import { Skeleton } from '../components/ui/skeleton.js';
import { useNow } from '../components/ui/use-now.js';
import TrailerDialog from '../features/catalogue/components/trailers/trailer-dialog.js';
import { useResume } from '../features/catalogue/hooks/use-resume.js';
import { isToCome } from '../features/catalogue/release.js';
import { titlePageTexts } from '../features/catalogue/title-page-texts.js';
import { titleTexts } from '../features/library/title-texts.js';
import { useTitleMarks } from '../features/library-marks/use-library.js';
import { useLetMeKnow } from '../features/notifications/hooks/use-let-me-know.js';
import { notificationTexts } from '../features/notifications/texts.js';
import { reportTexts } from '../features/report/texts.js';
import { useReport } from '../features/report/use-report.js';
import { useWatchTogether } from '../features/rooms/hooks/use-watch-together.js';
import { watchTogetherTexts } from '../features/rooms/watch-together-texts.js';
import type { PlayableTrailerFragment, TitleDetailsFragment } from '../generated/types.js';
import { late } from '../components/lazy-open.js';
import { CommentThread } from './comment-thread.js';
import { TitleMenuButton } from './title-menu-button.js';

const TrailerPlayer = late(() => import('../features/player/components/trailer-player.js'));

/** The actions of a title that are used less often than those beside the menu. */
export default function TitleMenu({ title }: { title: TitleDetailsFragment }) {
  const { id, name, kind, trailerIds } = title;
  const { marks, toggle } = useTitleMarks(id);
  const letMeKnow = useLetMeKnow('TITLE', id);
  const together = useWatchTogether();
  const report = useReport('TITLE');
  const unfinished = useResume(id, true);
  const now = useNow(60_000);
  const [trailers, setTrailers] = useState(false);
  const [first] = title.first?.items ?? [];
  const isOut = now && first?.releasedAt && Date.parse(first.releasedAt) <= now.getTime();
  const items: MenuEntry[] = [];
  if (trailerIds)
    items.push({ label: titlePageTexts.trailer, icon: 'film', onSelect: () => setTrailers(true) });
  if (isOut)
    items.push({
      label: watchTogetherTexts.button,
      icon: 'user',
      onSelect: () => together.ask({ episodeId: unfinished?.episode?.id ?? first.id, name }),
    });
  items.push({
    label: titleTexts.favourite,
    icon: 'heart',
    checked: marks?.favourite ?? false,
    onSelect: () => toggle('FAVOURITE'),
  });
  if (kind === 'MOVIE')
    items.push({
      label: titleTexts.follow,
      icon: 'bell',
      checked: marks?.followed ?? false,
      onSelect: () => toggle('FOLLOWED'),
    });
  if (now && isToCome(title, now))
    items.push({
      label: letMeKnow.active ? notificationTexts.letMeKnowNot : notificationTexts.letMeKnow,
      icon: 'clock',
      onSelect: letMeKnow.toggle,
    });
  items.push({ label: reportTexts.titles.TITLE, icon: 'warning', onSelect: () => report.ask(id) });
  return (
    <>
      <Menu defaultOpen align="start" trigger={<TitleMenuButton />} items={items} />
      {trailers && trailerIds && (
        <TrailerDialog
          name={name}
          ids={trailerIds}
          player={trailerPlayer}
          comments={trailerComments}
          onClose={() => setTrailers(false)}
        />
      )}
      {together.dialog}
      {report.dialog}
    </>
  );
}

const trailerPlayer = ({ name, dash, hls, embed }: PlayableTrailerFragment) => (
  <TrailerPlayer
    name={name}
    manifest={dash ?? hls ?? undefined}
    embed={embed ?? undefined}
    standIn={<Skeleton className="aspect-video rounded-2xl" />}
  />
);

const trailerComments = (id: string) => <CommentThread kind="TRAILER" id={id} />;
