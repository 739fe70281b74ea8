import { useState } from 'react';
import { Link } from 'react-router';
import { AgeMark } from '../../../../components/ui/age-mark.js';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { Icon } from '../../../../components/ui/icon.js';
import type { HeroTitleFragment } from '../../../../generated/types.js';
import { formatScore } from '../../../../lib/turkish.js';
import { firstSentences } from '../../../../lib/turkish/sentences.js';
import { ageRatings } from '../../marks.js';
import { catalogueTexts } from '../../texts.js';
import { HeroTickets } from './hero-tickets.js';
import { homeTexts } from './home-texts.js';

/** Maximum characters of a summary in three lines. */
const summaryLength = 170;

/** The large first section of the home page: one title, and tickets for four more. */
export function Hero({ titles }: { titles: readonly HeroTitleFragment[] }) {
  const [chosen, setChosen] = useState(0);
  const title = titles[chosen] ?? titles[0];
  if (!title) return null;
  return (
    <section
      aria-label={homeTexts.featured}
      className="night relative isolate flex min-h-[min(44rem,max(31rem,82svh))] flex-col justify-end overflow-hidden bg-ink text-text lg:min-h-[min(42rem,78svh)] known-member:min-h-[26.25rem]"
    >
      <Backdrop key={title.id} title={title} />
      <div className="page grid gap-8 pt-40 pb-6 known-member:pt-16 sm:pb-8 xl:grid-cols-[minmax(0,1fr)_max-content] xl:items-end">
        <Words title={title} />
        {titles.length > 1 && <HeroTickets titles={titles} chosen={chosen} onChoose={setChosen} />}
      </div>
    </section>
  );
}

function Backdrop({ title }: { title: HeroTitleFragment }) {
  return (
    <div aria-hidden="true" className="fade-in absolute inset-0 -z-10">
      {title.backdrop && (
        <img
          src={title.backdrop}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          className="absolute inset-x-0 top-0 size-full object-cover object-[62%_30%] max-sm:h-3/4"
        />
      )}
      <div className="beam absolute inset-0" />
      <div className="absolute inset-0 bg-[linear-gradient(to_top,var(--ink)_0%,color-mix(in_oklab,var(--ink)_82%,transparent)_30%,transparent_72%)] max-sm:bg-[linear-gradient(to_top,var(--ink)_16%,color-mix(in_oklab,var(--ink)_86%,transparent)_44%,color-mix(in_oklab,var(--ink)_62%,transparent)_58%,transparent_80%)]" />
    </div>
  );
}

function Words({ title }: { title: HeroTitleFragment }) {
  const { name, kind, year, rating, ageMark, genres, description, path, first } = title;
  const watch = first?.items[0]?.path;
  return (
    <div aria-live="polite" className="hero-scrim grid max-w-2xl justify-items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm font-semibold">
        {rating !== null && (
          <span className="tabular inline-flex items-center gap-1.5 rounded-full bg-saffron-fill px-2.5 py-0.5 font-extrabold text-on-saffron">
            <Icon name="star" size={14} solid />
            {formatScore(rating)}
          </span>
        )}
        <span>{[catalogueTexts.kinds[kind], year].filter(Boolean).join(' · ')}</span>
        {ageMark && ageMark !== 'GENERAL' && <AgeMark rating={ageRatings[ageMark]} size={26} />}
        {genres.length > 0 && (
          <span className="text-muted">
            {genres
              .slice(0, 3)
              .map((genre) => genre.name)
              .join(', ')}
          </span>
        )}
      </p>
      <h1 className="font-display text-4xl font-extrabold tracking-[-0.03em] text-balance">{name}</h1>
      <p className="line-clamp-4 max-w-xl known-member:line-clamp-2 text-lg text-pretty text-text/85">
        {firstSentences(description, summaryLength)}
      </p>
      <div className="mt-1 flex flex-wrap gap-3">
        <Link
          to={watch ?? path}
          aria-label={homeTexts.watchTitle(name)}
          className={buttonClasses('primary', 'lg')}
        >
          <Icon name="play" solid size={20} />
          {catalogueTexts.watch}
        </Link>
        <Link
          to={path}
          aria-label={homeTexts.detailsOf(name)}
          className={buttonClasses('outline', 'lg', 'bg-ink/40 backdrop-blur-sm')}
        >
          {homeTexts.details}
        </Link>
      </div>
    </div>
  );
}
