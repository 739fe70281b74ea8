import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '../../components/ui/icon-button.js';
import { uiTexts } from '../../components/ui/texts.js';
import type { ShownPhoto } from './photo-grid.js';
import { photoTexts } from './photo-texts.js';

/** A horizontal movement of this many pixels turns the page. */
const SWIPE_PX = 50;

interface Props {
  photos: readonly ShownPhoto[];
  /** Index of the photo that is shown first. */
  start: number;
  onClose: () => void;
}

/** The photos of a post or message, one at a time over the whole page: by arrow keys, buttons and swipes. */
export default function PhotoViewer({ photos, start, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const from = useRef<{ x: number; y: number }>(undefined);
  const photo = photos[Math.min(index, photos.length - 1)];
  if (!photo) return null;
  const turn = (by: number) => setIndex((before) => Math.min(Math.max(before + by, 0), photos.length - 1));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    else if (key === 'ArrowLeft') turn(-1);
    else if (key === 'Home') setIndex(0);
    else if (key === 'End') setIndex(photos.length - 1);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!from.current) return;
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
    from.current = undefined;
    if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    else if (y > 2 * SWIPE_PX) onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil fixed inset-0 z-50 bg-black/90" />
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="night fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] text-text outline-none"
        >
          <div className="flex items-center justify-between p-2 pl-4">
            <Dialog.Title className="sr-only">{photoTexts.viewer}</Dialog.Title>
            <p aria-live="polite" className="tabular font-semibold">
              {photoTexts.place(index + 1, photos.length)}
            </p>
            <Dialog.Close render={<IconButton icon="close" label={uiTexts.close} />} />
          </div>
          <div
            className="relative grid min-h-0 touch-none place-items-center px-2"
            onPointerDown={(event) => {
              from.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => (from.current = undefined)}
          >
            <img
              key={photo.id}
              src={photo.src}
              alt={photo.alt}
              width={photo.width}
              height={photo.height}
              draggable={false}
              className="max-h-full w-auto max-w-full object-contain select-none"
            />
          </div>
          <div className="flex min-h-14 items-center justify-center gap-4 p-2">
            {index > 0 && <IconButton icon="left" label={photoTexts.previous} onClick={() => turn(-1)} />}
            {photo.alt && <p className="max-w-prose text-center text-sm">{photo.alt}</p>}
            {index < photos.length - 1 && (
              <IconButton icon="right" label={photoTexts.next} onClick={() => turn(1)} />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
