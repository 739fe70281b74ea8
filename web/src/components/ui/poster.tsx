import { classes } from './classes.js';
import { LazyImage } from './lazy-image.js';
import type { Picture } from '../../lib/pictures.js';

interface Props {
  title: string;
  picture?: Picture | undefined;
  eager?: boolean;
  sizes?: string;
  className?: string;
}

/** The 2:3 picture of a title; a drawn title card if there is none. */
export function Poster({ title, picture, eager = false, sizes, className }: Props) {
  if (!picture) {
    return (
      <div
        aria-hidden="true"
        className={classes(
          'grid aspect-2/3 content-end bg-[linear-gradient(160deg,#3a2b12,#131a24_58%,#0d2b2a)] p-4',
          className,
        )}
      >
        <span className="line-clamp-4 font-display text-xl leading-none font-bold text-balance text-[#f7e7c4] hyphens-auto">
          {title}
        </span>
      </div>
    );
  }
  return (
    <LazyImage
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes ?? '(min-width: 1280px) 15vw, (min-width: 768px) 24vw, 46vw'}
      alt=""
      eager={eager}
      width={400}
      height={600}
      style={picture.tint ? { backgroundColor: picture.tint } : undefined}
      className={classes('aspect-2/3 w-full bg-raised object-cover', className)}
    />
  );
}
