import { classes } from '../../../../components/ui/classes.js';
import { LazyImage } from '../../../../components/ui/lazy-image.js';
import type { HeroTitleFragment } from '../../../../generated/types.js';
import { posterPicture } from '../../../../lib/pictures.js';
import { homeTexts } from './home-texts.js';

interface Props {
  titles: readonly HeroTitleFragment[];
  chosen: number;
  onChoose: (place: number) => void;
}

/** The highlights as a strip of tickets; the chosen one is shown large. Positioned, so that the scrim of the words stays below it. */
export function HeroTickets({ titles, chosen, onChoose }: Props) {
  return (
    <ul
      aria-label={homeTexts.featured}
      className="relative -mx-1 flex max-w-[calc(100%+0.5rem)] min-w-0 gap-2.5 overflow-x-auto p-1 [scrollbar-width:none] max-sm:known-member:hidden sm:gap-3 xl:mx-0"
    >
      {titles.map((title, place) => (
        <li key={title.id} className="shrink-0">
          <button
            type="button"
            aria-pressed={place === chosen}
            aria-label={title.name}
            title={title.name}
            onClick={() => onChoose(place)}
            className={classes(
              'block w-16 overflow-hidden rounded-lg bg-raised transition-[opacity,outline-color] outline-2 outline-offset-2 sm:w-20 xl:w-22',
              place === chosen ? 'outline-saffron' : 'opacity-65 outline-transparent hover:opacity-100',
            )}
          >
            <LazyImage
              {...posterPicture(title.poster)}
              alt=""
              sizes="88px"
              width={200}
              height={300}
              className="aspect-2/3 w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
