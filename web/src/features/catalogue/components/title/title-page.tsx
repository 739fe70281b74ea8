import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { TitlePageDocument } from '../../../../generated/title-page.js';
import type { TitleDetailsFragment, TitleKind } from '../../../../generated/types.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { late } from '../../../../components/lazy-open.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useRenderScope } from '../../../../lib/render-scope.js';
import { summary } from '../../excerpt.js';
import { titleData } from '../../structured-data.js';
import { titlePageTexts } from '../../title-page-texts.js';
import { Episodes } from './episodes.js';
import { NextEpisode } from './next-episode.js';
import { Story } from './story.js';
import { TitleHeader } from './title-header.js';

// Their markup is part of the page, and their code loads later.
const Facts = late<{ title: TitleDetailsFragment }>(() =>
  import('./facts.js').then((module) => ({ default: module.Facts })),
);
const People = late<Pick<TitleDetailsFragment, 'people'>>(() =>
  import('./people.js').then((module) => ({ default: module.People })),
);
const SimilarTitles = late<Pick<Props, 'kind' | 'slug'>>(() =>
  import('./similar-titles.js').then((module) => ({ default: module.SimilarTitles })),
);

interface Props {
  kind: TitleKind;
  slug: string;
  /** Renders the thread of the whole title; the comments feature provides it. */
  comments: (title: TitleDetailsFragment) => ReactNode;
  /** Further buttons beside the watch button, from the other features. */
  actions: (title: TitleDetailsFragment) => ReactNode;
  /** Renders the content of an adult title only after its age gate is accepted. */
  gate: (title: TitleDetailsFragment, content: ReactNode) => ReactNode;
  /** Rendered if there is no such title. */
  absent: ReactNode;
}

/** The page of a series, anime or film: its data, its people and its episodes. */
export function TitlePage({ kind, slug, comments, actions, gate, absent }: Props) {
  const { data } = useSuspenseQuery(TitlePageDocument, { variables: { kind, slug } });
  const { title } = data;
  if (!title) return absent;
  const hasEpisodes = kind !== 'MOVIE';
  const content = (
    <>
      <TitleHeader title={title} actions={actions(title)} />
      <div className="page mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          {hasEpisodes && title.status !== 'ENDED' && <NextEpisode title={title} />}
          <Story text={title.description} />
          {hasEpisodes && <Episodes key={title.id} title={title} />}
        </div>
        <aside className="grid content-start gap-10 sm:max-xl:grid-cols-2">
          <Facts title={title} standIn={<Skeleton className="h-64 rounded-2xl" />} />
          {title.people.length > 0 && (
            <People people={title.people} standIn={<Skeleton className="h-80 rounded-2xl" />} />
          )}
        </aside>
        <div className="min-w-0 xl:col-span-2">
          <SimilarTitles kind={kind} slug={slug} standIn={null} />
        </div>
        <div className="min-w-0">{comments(title)}</div>
      </div>
    </>
  );
  return (
    <>
      <TitleMeta title={title} />
      {gate(title, content)}
    </>
  );
}

function TitleMeta({ title }: { title: TitleDetailsFragment }) {
  const { origin } = useRenderScope();
  const { name, kind, path, description, backdrop, poster } = title;
  // Search engines and shared links get neither picture nor summary of an adult title, because they have no age gate.
  const adult = title.ageMark === 'AGE_18';
  return (
    <PageHead
      title={titlePageTexts.pageTitle(name, kind)}
      description={titlePageTexts.pageDescription(name, adult ? '' : summary(description))}
      path={path}
      image={adult ? undefined : (backdrop ?? poster ?? undefined)}
      type={kind === 'MOVIE' ? 'video.movie' : 'video.tv_show'}
      noindex={adult}
      data={adult ? [] : titleData(title, origin)}
    />
  );
}
