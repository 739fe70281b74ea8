import { useSuspenseQuery } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { TitlePageDocument } from '../../../../generated/title-page.js';
import type { TitleDetailsFragment, TitleKind } from '../../../../generated/types.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useRenderScope } from '../../../../lib/render-scope.js';
import { summary } from '../../excerpt.js';
import { titleData } from '../../structured-data.js';
import { catalogueTexts } from '../../texts.js';
import { Episodes } from './episodes.js';
import { Facts } from './facts.js';
import { NextEpisode } from './next-episode.js';
import { People } from './people.js';
import { SimilarTitles } from './similar-titles.js';
import { Story } from './story.js';
import { TitleHeader } from './title-header.js';

interface Props {
  kind: TitleKind;
  slug: string;
  /** What the whole title's thread is, by the comments feature. */
  comments: (title: TitleDetailsFragment) => ReactNode;
  /** What else one may do with it, beside watching, by the features that play, talk and keep. */
  actions: (title: TitleDetailsFragment) => ReactNode;
  /** Keeps what an adult title shows until its gate is accepted. */
  gate: (title: TitleDetailsFragment, content: ReactNode) => ReactNode;
  /** Shown where there is no such title. */
  absent: ReactNode;
}

/** A series, an anime or a film: what it is, who is in it, and its episodes. */
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
          <Facts title={title} />
          {title.people.length > 0 && <People people={title.people} />}
        </aside>
        <div className="min-w-0 xl:col-span-2">
          <Suspense fallback={null}>
            <SimilarTitles kind={kind} slug={slug} />
          </Suspense>
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
  // Search engines and shared links show neither picture nor summary of an adult title: they know no gate.
  const adult = title.ageMark === 'AGE_18';
  return (
    <PageHead
      title={catalogueTexts.pageTitle(name, kind)}
      description={catalogueTexts.pageDescription(name, adult ? '' : summary(description))}
      path={path}
      image={adult ? undefined : (backdrop ?? poster ?? undefined)}
      type={kind === 'MOVIE' ? 'video.movie' : 'video.tv_show'}
      noindex={adult}
      data={adult ? [] : titleData(title, origin)}
    />
  );
}
