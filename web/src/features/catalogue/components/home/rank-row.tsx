import { Slider } from '../../../../components/ui/slider.js';
import type { TitleCardFragment } from '../../../../generated/types.js';
import { catalogueTexts } from '../../texts.js';
import { TitleCard } from '../title-card.js';
import { homeTexts } from './home-texts.js';

interface Props {
  /** In the order of their ranks; empty or null hides the row. */
  titles: readonly TitleCardFragment[] | null | undefined;
}

/** The most watched titles of the week with their ranks as numerals. */
export function RankRow({ titles }: Props) {
  if (!titles?.length) return null;
  return (
    <Slider
      title={homeTexts.mostWatched}
      kind="first-movies"
      below
      slides={titles.map((title, place) => ({
        key: title.id,
        content: (
          <div className="rank">
            <span className="tabular">{place + 1}</span>
            <TitleCard title={title} meta={catalogueTexts.kinds[title.kind]} />
          </div>
        ),
      }))}
    />
  );
}
