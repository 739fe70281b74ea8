import { useState } from 'react';
import { classes } from '../../components/ui/classes.js';
import { late } from '../../components/lazy-open.js';
import { photoTexts } from './photo-texts.js';

const PhotoViewer = late(() => import('./photo-viewer.js'));

/** The layout by number of photos. */
const grids = ['', '', 'grid-cols-2', 'grid-cols-2', 'grid-cols-2'];

/** A photo of a post or message. */
export interface ShownPhoto {
  id: string;
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The photos of a post or message in a fixed grid; each opens the viewer. */
export function PhotoGrid({ photos }: { photos: readonly ShownPhoto[] }) {
  const [shown, setShown] = useState<number>();
  const count = photos.length;
  if (count === 0) return null;
  const close = () => setShown(undefined);
  return (
    <>
      <ul className={classes('grid gap-1 overflow-hidden rounded-xl', grids[count])}>
        {photos.map(({ id, src, width, height, alt }, index) => (
          <li key={id} className={classes(count === 3 && index === 0 && 'row-span-2')}>
            <button
              type="button"
              aria-label={photoTexts.open(index + 1, alt)}
              aria-haspopup="dialog"
              onClick={() => setShown(index)}
              className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <img
                src={src}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                className={classes(
                  'size-full bg-raised',
                  count === 1 ? 'max-h-128 object-contain' : 'object-cover object-[50%_30%]',
                  count > 1 && (count === 3 && index === 0 ? 'h-full' : 'aspect-4/3'),
                )}
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && <PhotoViewer photos={photos} start={shown} onClose={close} onBroken={close} />}
    </>
  );
}
