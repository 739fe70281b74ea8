import { LazyImage } from '../../../../components/ui/lazy-image.js';
import type { TitleCardFragment } from '../../../../generated/types.js';
import { backdropPicture } from '../../../../lib/pictures.js';

const MOST = 3;

/**
 * The picture of a genre or network: backdrops of its first titles, beside each other. Titles for adults are left out, because
 * no age gate is before it.
 */
export function ShelfArt({ titles }: { titles: readonly TitleCardFragment[] }) {
  const pictures = titles
    .filter(({ ageMark }) => ageMark !== 'AGE_18')
    .flatMap(({ id, backdrop }) => {
      const picture = backdropPicture(backdrop);
      return picture ? [{ id, picture }] : [];
    })
    .slice(0, MOST);
  if (pictures.length === 0) return null;
  return (
    <div
      aria-hidden="true"
      className="grid h-36 auto-cols-fr grid-flow-col overflow-hidden rounded-3xl bg-raised sm:h-52 sm:gap-1"
    >
      {pictures.map(({ id, picture }, place) => (
        <LazyImage
          key={id}
          src={picture.src}
          alt=""
          eager={place === 0}
          width={1280}
          height={720}
          className={`size-full object-cover ${place > 0 ? 'max-sm:hidden' : ''}`}
        />
      ))}
    </div>
  );
}
