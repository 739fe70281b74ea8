import { useEffect, useState } from 'react';
import { Countdown } from '../../../../components/ui/countdown.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { dateAndTime } from '../../../../lib/turkish.js';
import { seasonPageSize, useSeason } from '../../hooks/use-season.js';
import { lastPage, nextOf } from '../../season.js';
import { catalogueTexts } from '../../texts.js';
import { titlePageTexts } from '../../title-page-texts.js';

/** A ticket for the next episode, with the time until its release. */
export function NextEpisode({ title }: { title: TitleDetailsFragment }) {
  const at = lastPage(title, seasonPageSize);
  const { first } = useSeason(title.kind, title.slug, at?.season ?? 1, at?.page ?? 0);
  // Set once when the page opens, so that the countdown is not replaced and becomes a link at the release.
  const [opened, setOpened] = useState<Date>();
  useEffect(() => setOpened(new Date()), []);
  const next = opened && nextOf(first?.items ?? [], opened);
  // The server knows which episode may still be unreleased; only the clock decides whether it is.
  const mayCome = first?.items.some(({ releasedAt }) => releasedAt !== null);
  if (!mayCome || (opened && !next)) return null;
  return (
    <section className="perforated flex min-h-24 flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-poster bg-surface py-5 pr-6 pl-7 [--tear:calc(100%-1.5rem)]">
      <div className="grid gap-1">
        <h2 className="font-sans text-sm font-semibold tracking-normal text-saffron-text">
          {titlePageTexts.nextEpisode}
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
