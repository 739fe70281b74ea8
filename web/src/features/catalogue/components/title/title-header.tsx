import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AgeMark, ContentMark } from '../../../../components/ui/age-mark.js';
import { Icon } from '../../../../components/ui/icon.js';
import { Poster } from '../../../../components/ui/poster.js';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { posterPicture } from '../../../../lib/pictures.js';
import { formatScore } from '../../../../lib/turkish.js';
import { ageRatings, contentWarnings } from '../../marks.js';
import { sections } from '../../sections.js';
import { catalogueTexts } from '../../texts.js';
import { titlePageTexts } from '../../title-page-texts.js';
import { WatchButton } from './watch-button.js';

interface Props {
  title: TitleDetailsFragment;
  /** Further buttons beside the watch button. */
  actions: ReactNode;
}

/** Backdrop, poster and the first facts, dark in both themes. */
export function TitleHeader({ title, actions }: Props) {
  const { name, originalName, poster, backdrop, genres } = title;
  return (
    <header className="night relative isolate overflow-hidden bg-ink text-text">
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        {backdrop && (
          <img
            src={backdrop}
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
            className="size-full object-cover object-[50%_30%] max-sm:h-3/5"
          />
        )}
        <div className="beam absolute inset-0" />
        <div className="absolute inset-0 hidden bg-[linear-gradient(to_right,color-mix(in_oklab,var(--ink)_80%,transparent)_20%,transparent_85%)] sm:block" />
        <div className="absolute inset-0 bg-[linear-gradient(to_top,var(--ink)_2%,color-mix(in_oklab,var(--ink)_66%,transparent)_42%,transparent_86%)] max-sm:bg-[linear-gradient(to_top,var(--ink)_46%,color-mix(in_oklab,var(--ink)_60%,transparent)_62%,color-mix(in_oklab,var(--ink)_20%,transparent))]" />
      </div>
      <div className="page grid items-end gap-x-8 gap-y-5 pt-28 pb-8 sm:grid-cols-[12rem_minmax(0,1fr)] sm:pt-32 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-44">
        <div className="w-36 overflow-hidden rounded-poster shadow-lift sm:w-full">
          <Poster
            title={name}
            picture={posterPicture(poster)}
            eager
            sizes="(min-width: 1024px) 240px, 192px"
          />
        </div>
        <div className="grid min-w-0 justify-items-start gap-4">
          <Trail title={title} />
          <div className="grid gap-1.5">
            <h1 className="text-4xl font-extrabold tracking-[-0.03em]">{name}</h1>
            {originalName && originalName !== name && <p className="text-lg text-muted">{originalName}</p>}
          </div>
          <Line title={title} />
          {genres.length > 0 && (
            <ul aria-label={titlePageTexts.genres} className="flex flex-wrap gap-2">
              {genres.map((genre) => (
                <li key={genre.id}>
                  <Link
                    to={genre.path}
                    className="inline-flex h-8 items-center rounded-full bg-text/12 px-3.5 text-sm font-semibold transition-colors hover:bg-text/24"
                  >
                    {genre.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <WatchButton title={title} />
          {actions}
        </div>
      </div>
    </header>
  );
}

function Trail({ title: { kind } }: { title: TitleDetailsFragment }) {
  return (
    <nav aria-label={titlePageTexts.breadcrumb}>
      <Link
        to={sections[kind].list}
        className="inline-flex min-h-6 items-center text-sm font-semibold text-saffron-text hover:underline"
      >
        {catalogueTexts.lists[kind]}
      </Link>
    </nav>
  );
}

/** The score from all members. It keeps its height, so that a first score moves nothing. */
function Score({ rating, count }: { rating: number | null; count: number | null }) {
  if (count === null) return null;
  return (
    <span className="tabular inline-flex h-8 items-center gap-2 text-sm font-semibold">
      {rating !== null && (
        <span className="inline-flex items-center gap-1.5 rounded-full bg-saffron-fill px-3 py-1 text-base font-extrabold text-on-saffron">
          <Icon name="star" size={16} solid />
          {formatScore(rating)}
        </span>
      )}
      {rating === null ? titlePageTexts.fewScores : titlePageTexts.scoreCount(count)}
    </span>
  );
}

/** Rating, year, length and marks on one line. */
function Line({ title }: { title: TitleDetailsFragment }) {
  const { kind, rating, scoreCount, year, seasons, episodeCount, ageMark, contentMarks, status } = title;
  const counts =
    kind === 'MOVIE'
      ? []
      : [catalogueTexts.seasonCount(seasons.length), catalogueTexts.episodeCount(episodeCount)];
  const words = [year, ...counts, kind !== 'MOVIE' && status && titlePageTexts.statuses[status]].filter(
    Boolean,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <Score rating={rating} count={scoreCount} />
      {(ageMark || contentMarks.length > 0) && (
        <span className="flex gap-1.5">
          {ageMark && <AgeMark rating={ageRatings[ageMark]} />}
          {contentMarks.map((mark) => (
            <ContentMark key={mark} warning={contentWarnings[mark]} />
          ))}
        </span>
      )}
      <p className="tabular font-semibold max-sm:basis-full">{words.join(' · ')}</p>
    </div>
  );
}
