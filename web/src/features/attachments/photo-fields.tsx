import { useRef } from 'react';
import { Button } from '../../components/ui/button.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { TextField } from '../../components/ui/text-field.js';
import { cutGraphemes, formatPercent } from '../../lib/turkish.js';
import { photoTexts } from './photo-texts.js';
import { Sign } from './sign.js';
import type { Photos, PickedPhoto } from './use-photos.js';

/** Limit of the GraphQL input, in graphemes. */
const ALT_LIMIT = 300;

/** Opens the file picker of the device. */
export function AddPhotos({ photos, asIcon = false }: { photos: Photos; asIcon?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  if (photos.full) return null;
  return (
    <>
      {asIcon ? (
        <button
          type="button"
          aria-label={photoTexts.add}
          title={photoTexts.add}
          onClick={() => input.current?.click()}
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-text"
        >
          <Sign name="photo" size={22} />
        </button>
      ) : (
        <Button variant="quiet" size="sm" onClick={() => input.current?.click()}>
          <Sign name="photo" size={16} />
          {photoTexts.add}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        hidden
        aria-label={photoTexts.add}
        onChange={({ target }) => {
          photos.take([...(target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** The chosen photos in order, each with its description. @param after number of photos that a post has already */
export function PhotoFields({ photos, after = 0 }: { photos: Photos; after?: number }) {
  const { picked } = photos;
  if (picked.length === 0) return null;
  return (
    <ol aria-label={photoTexts.list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {picked.map((photo, index) => (
        <PhotoField
          key={photo.key}
          photo={photo}
          index={index}
          place={after + index + 1}
          count={picked.length}
          photos={photos}
        />
      ))}
    </ol>
  );
}

interface FieldProps {
  photo: PickedPhoto;
  index: number;
  /** The photo's number in the post, from 1. */
  place: number;
  count: number;
  photos: Photos;
}

function PhotoField({ photo, index, place, count, photos }: FieldProps) {
  const { key, uploaded, sent, failed, alt } = photo;
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/x-seyir-photo', key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const moved = event.dataTransfer.getData('text/x-seyir-photo');
        const from = photos.picked.findIndex((other) => other.key === moved);
        if (from < 0) return;
        event.preventDefault();
        event.stopPropagation();
        for (let step = Math.abs(index - from); step > 0; step--) photos.move(moved, index > from ? 1 : -1);
      }}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 rounded-xl border border-line p-2 sm:grid-cols-[8rem_minmax(0,1fr)]"
    >
      <div className="relative aspect-square overflow-hidden rounded-lg bg-raised">
        {uploaded ? (
          <img src={uploaded.src} alt="" className="size-full object-cover" />
        ) : (
          !failed && (
            <div className="absolute inset-x-2 top-1/2">
              <progress
                value={sent}
                max={1}
                aria-label={photoTexts.uploading(place, formatPercent(sent))}
                className="block h-1.5 w-full accent-accent"
              />
            </div>
          )
        )}
      </div>
      <div className="grid content-start gap-2">
        {failed ? (
          <div className="grid justify-items-start gap-2">
            <p role="alert" className="text-sm text-pomegranate-text">
              {photoTexts.failed(place)}
            </p>
            <Button size="sm" variant="outline" onClick={() => photos.retry(key)}>
              {photoTexts.retry}
            </Button>
          </div>
        ) : (
          <TextField
            label={photoTexts.alt(place)}
            hint={photoTexts.altHint}
            value={alt}
            onChange={({ target }) => photos.describe(key, cutGraphemes(target.value, ALT_LIMIT))}
          />
        )}
        <div className="flex">
          {index > 0 && (
            <IconButton icon="up" label={photoTexts.earlier(place)} onClick={() => photos.move(key, -1)} />
          )}
          {index < count - 1 && (
            <IconButton icon="down" label={photoTexts.later(place)} onClick={() => photos.move(key, 1)} />
          )}
          <IconButton icon="close" label={photoTexts.remove(place)} onClick={() => photos.remove(key)} />
        </div>
      </div>
    </li>
  );
}
