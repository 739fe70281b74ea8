import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Range } from '../../../components/ui/range.js';
import { pictureTexts } from '../picture-texts.js';

const MOST_ZOOM = 4;
/** Pixels by which an arrow key moves the picture; with Shift by a fraction of it. */
const KEY_STEP = 10;

const container = 'absolute inset-0 flex touch-none items-center justify-center overflow-hidden select-none';
const media = 'absolute inset-0 m-auto max-h-full max-w-full cursor-move will-change-transform';
/** The shadow darkens the parts outside the frame. */
const frame =
  'absolute top-1/2 left-1/2 box-border -translate-x-1/2 -translate-y-1/2 cursor-move overflow-hidden rounded-sm border-2 border-accent shadow-[0_0_0_9999px_rgb(0_0_0/0.6)]';

interface Props {
  label: string;
  /** A `data:` address. */
  source: string;
  aspect: number;
  /** Receives the chosen part in pixels of the picture, at the start and after each change. */
  onArea: (area: Area) => void;
}

/** The choice of a part of a picture: the picture moves under a fixed frame, by touch, mouse or arrow keys. */
export default function PictureCrop({ label, source, aspect, onArea }: Props) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div className="grid gap-2">
      <div className="relative h-48 overflow-hidden rounded-xl bg-ink sm:h-56">
        <Cropper
          image={source}
          crop={place}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={aspect}
          keyboardStep={KEY_STEP}
          // The page is scrolled with the wheel, and the slider zooms.
          zoomWithScroll={false}
          // The content security policy forbids the style element of the library.
          disableAutomaticStylesInjection
          classes={{ containerClassName: container, mediaClassName: media, cropAreaClassName: frame }}
          showGrid={false}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onArea(area)}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': pictureTexts.frame(label) }}
        />
      </div>
      <Range
        label={pictureTexts.zoom(label)}
        min={1}
        max={MOST_ZOOM}
        step={0.1}
        value={zoom}
        onValueChange={setZoom}
      />
    </div>
  );
}
