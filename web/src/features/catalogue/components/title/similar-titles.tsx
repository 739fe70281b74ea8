import { useSuspenseQuery } from '@apollo/client/react';
import { Slider } from '../../../../components/ui/slider.js';
import { SimilarTitlesDocument } from '../../../../generated/similar-titles.js';
import type { TitleKind } from '../../../../generated/types.js';
import { titlePageTexts } from '../../title-page-texts.js';
import { TitleCard } from '../title-card.js';

/** Similar titles; nothing if there are none or the query fails. */
export function SimilarTitles({ kind, slug }: { kind: TitleKind; slug: string }) {
  const { data } = useSuspenseQuery(SimilarTitlesDocument, {
    variables: { kind, slug },
    errorPolicy: 'all',
  });
  const titles = data?.title?.similar ?? [];
  if (titles.length === 0) return null;
  return (
    <Slider
      title={titlePageTexts.similar}
      slides={titles.map((title) => ({
        key: title.id,
        content: <TitleCard title={title} withKind />,
      }))}
    />
  );
}
