import type { ReactNode, Ref } from 'react';

interface Props {
  /** Accessible label. */
  label: string;
  /** Shown until the player is ready, and if there is none. */
  poster?: string | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
  /** The picture with all overlays. */
  hall?: Ref<HTMLDivElement>;
}

/**
 * The dark frame of the player: full page width, with a maximum height that keeps the title line visible. A low screen, such as that of
 * a turned phone, has no place for that line.
 */
export function PlayerFrame({ label, poster, children, ref, hall }: Props) {
  return (
    <section
      ref={ref}
      aria-label={label}
      aria-busy={!children}
      className="player-stage night bg-black text-text"
    >
      <div
        ref={hall}
        className="player-hall relative mx-auto aspect-video w-full max-w-[max(20rem,calc((100dvh-var(--top)-var(--below))*16/9))] [--below:5rem] [@media(height<35rem)]:[--below:0rem] overflow-hidden bg-black"
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
    </section>
  );
}
