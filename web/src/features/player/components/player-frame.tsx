import type { ReactNode, Ref } from 'react';

interface Props {
  /** What stands here, for assistive technology. */
  label: string;
  /** Shown until there is a player, and while there is none. */
  poster?: string | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
  /** The picture with all that lies on it. */
  hall?: Ref<HTMLDivElement>;
  /** Below the picture, in the same dark. */
  bar?: ReactNode;
}

/** The dark hall that a player stands in: as wide as the page, never higher than what leaves the title line in sight. */
export function PlayerFrame({ label, poster, children, ref, hall, bar }: Props) {
  return (
    <section
      ref={ref}
      aria-label={label}
      aria-busy={!children}
      className="player-stage night bg-black text-text"
    >
      <div
        ref={hall}
        className="player-hall relative mx-auto aspect-video w-full max-w-[max(20rem,calc((100dvh-var(--top)-6rem)*16/9))] overflow-hidden bg-black"
      >
        {children ??
          (poster && (
            <img
              src={poster}
              alt=""
              className="size-full object-cover opacity-60"
              width={1280}
              height={720}
            />
          ))}
      </div>
      {bar}
    </section>
  );
}
