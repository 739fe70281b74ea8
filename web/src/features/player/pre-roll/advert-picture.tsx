import { useEffect, useRef } from 'react';
import type { PreRollAdvert, PreRollEvent } from './pre-roll.js';

const START_VOLUME = 0.5;

interface Props {
  advert: PreRollAdvert;
  running: boolean;
  dispatch: (event: PreRollEvent) => void;
}

/** The picture of an advert: its video, with its image until the video starts, or the image alone. */
export function AdvertPicture({ advert, running, dispatch }: Props) {
  const { id: advertId, video, image } = advert;
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!running || !element.current) return;
    element.current.volume = START_VOLUME;
    element.current.play().catch(() => dispatch({ type: 'failed', advertId }));
  }, [running, advertId, dispatch]);
  const still = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // An image that failed before hydration fired no event for React.
    const image = still.current;
    const broken = element.current?.error ?? (image?.complete && image.naturalWidth === 0);
    if (broken) dispatch({ type: 'failed', advertId });
  }, [advertId, dispatch]);
  const fail = () => dispatch({ type: 'failed', advertId });
  if (!video)
    return <img ref={still} src={image ?? ''} alt="" onError={fail} className="size-full object-contain" />;
  return (
    <video
      ref={element}
      src={video}
      poster={image ?? undefined}
      preload={running ? 'auto' : 'metadata'}
      playsInline
      onTimeUpdate={({ currentTarget }) =>
        dispatch({ type: 'ran', advertId, seconds: currentTarget.currentTime })
      }
      onEnded={() => dispatch({ type: 'ended', advertId })}
      onError={fail}
      className="size-full object-contain"
    />
  );
}
