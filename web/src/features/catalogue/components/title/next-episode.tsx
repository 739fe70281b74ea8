import { useEffect, useState } from 'react';
import { Countdown } from '../../../../components/ui/countdown.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { dateAndTime } from '../../../../lib/turkish.js';
import { seasonPageSize, useSeason } from '../../hooks/use-season.js';
import { lastPage, nextOf } from '../../season.js';
import { catalogueTexts } from '../../texts.js';

/** A ticket for the episode that comes next, with the time until then. */
export function NextEpisode({ title }: { title: TitleDetailsFragment }) {
  const at = lastPage(title, seasonPageSize);
  const { first } = useSeason(title.kind, title.slug, at?.season ?? 1, at?.page ?? 0);
  // Fixed at the opening of the page: when its time comes, the countdown leads to it.
  const [opened, setOpened] = useState<Date>();
  useEffect(() => setOpened(new Date()), []);
  const next = opened && nextOf(first?.items ?? [], opened);
  // An episode that may be to come is known on the server; only whether it still is depends on the clock.
  const mayCome = first?.items.some(({ releasedAt }) => releasedAt !== null);
  if (!mayCome || (opened && !next)) return null;
  return (
    <section className="perforated flex min-h-24 flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-poster bg-surface py-5 pr-6 pl-7 [--tear:calc(100%-1.5rem)]">
      <div className="grid gap-1">
        <h2 className="font-sans text-sm font-semibold tracking-normal text-saffron-text">
          {catalogueTexts.nextEpisode}
        </h2>
        <p className="font-display text-xl font-bold">
          {next ? catalogueTexts.place(next.season, next.number) : '\u00a0'}
        </p>
        <p className="text-sm text-muted">
          {next?.releasedAt ? dateAndTime(new Date(next.releasedAt)) : '\u00a0'}
        </p>
      </div>
      <div className="h-14 w-62">
        {next?.releasedAt && <Countdown until={next.releasedAt} to={next.path ?? title.path} />}
      </div>
    </section>
  );
}
