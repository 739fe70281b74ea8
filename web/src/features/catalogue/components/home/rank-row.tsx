import { PosterCard } from '../../../../components/ui/poster-card.js';
import { Slider } from '../../../../components/ui/slider.js';
import type { TitleCardFragment } from '../../../../generated/types.js';
import { posterPicture } from '../../../../lib/pictures.js';
import { ageRatings } from '../../marks.js';
import { catalogueTexts } from '../../texts.js';
import { homeTexts } from './home-texts.js';

interface Props {
  /** In the order of their ranks; empty or null hides the row. */
  titles: readonly TitleCardFragment[] | null | undefined;
}

/** The most watched titles of the week with their ranks as numerals. Its cards are light: poster, name, kind and rating. */
export function RankRow({ titles }: Props) {
  if (!titles?.length) return null;
  return (
    <Slider
      title={homeTexts.mostWatched}
      kind="first-movies"
      below
      slides={titles.map(({ id, path, name, kind, poster, ageMark, rating }, place) => ({
        key: id,
        content: (
          <div className="rank">
            <span className="tabular">{place + 1}</span>
            <PosterCard
              to={path}
              title={name}
              meta={catalogueTexts.kinds[kind]}
              picture={posterPicture(poster)}
              age={ageMark ? ageRatings[ageMark] : undefined}
              score={rating ?? undefined}
            />
          </div>
        ),
      }))}
    />
  );
}
