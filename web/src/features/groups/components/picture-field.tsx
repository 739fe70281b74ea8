import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { classes } from '../../../components/ui/classes.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { late } from '../../../components/lazy-open.js';
import { photoProblem, previewOf } from '../../../lib/photo-file.js';
import { photoTexts } from '../../attachments/photo-texts.js';
import type { PictureArea } from '../crop-picture.js';
import { pictureTexts } from '../picture-texts.js';

// Loaded later, because few members make groups.
const PictureCrop = late(() => import('./picture-crop.js'));

const problems = { kind: photoTexts.notPhoto, size: photoTexts.tooLarge } as const;

/** A picture that was chosen in the form. */
export interface ChosenPicture {
  readonly file: File;
  /** The file as a `data:` address. */
  readonly source: string;
  /** Undefined until the picture is shown. */
  readonly area: PictureArea | undefined;
}

interface Props {
  label: string;
  /** Width by height. */
  aspect: number;
  /** The stored picture; null for none. */
  stored: string | null;
  chosen: ChosenPicture | undefined;
  /** The stored picture goes when the form is saved. */
  removed: boolean;
  removeText: string;
  problem: string | undefined;
  onChoose: (picture: ChosenPicture) => void;
  onArea: (area: PictureArea) => void;
  /** Removes the chosen picture; the stored one is shown again. */
  onRemove: () => void;
  onRemoveStored: (removed: boolean) => void;
}

/** One picture of a group: its preview, and the choice of a file and of its part. */
export function PictureField({
  label,
  aspect,
  stored,
  chosen,
  removed,
  removeText,
  problem,
  onChoose,
  onArea,
  onRemove,
  onRemoveStored,
}: Props) {
  const inputId = useId();
  const [refused, setRefused] = useState('');
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = input.files?.[0];
    if (!file) return;
    const wrong = await photoProblem(file);
    setRefused(wrong ? problems[wrong] : '');
    if (!wrong) onChoose({ file, source: await previewOf(file), area: undefined });
    // The same file can be chosen again after its removal.
    input.value = '';
  };
  const error = refused || problem;
  const kept = removed ? null : stored;
  const isShown = chosen !== undefined || kept !== null;
  return (
    <div role="group" aria-label={label} className="grid content-start gap-2">
      <p className="text-sm font-semibold">{label}</p>
      {chosen ? (
        <>
          <PictureCrop
            key={chosen.source}
            label={label}
            source={chosen.source}
            aspect={aspect}
            onArea={onArea}
            standIn={<Skeleton className="h-48 rounded-xl sm:h-56" />}
          />
          <p className="text-sm text-muted">{pictureTexts.hint}</p>
        </>
      ) : (
        <div
          style={{ aspectRatio: aspect }}
          className="max-h-56 max-w-full justify-self-start overflow-hidden rounded-xl border border-line bg-raised"
        >
          {kept ? (
            <img src={kept} alt="" className="size-full object-cover" />
          ) : (
            <p className="grid h-full min-h-24 min-w-36 place-items-center px-4 text-center text-sm text-muted">
              {stored ? pictureTexts.removed : pictureTexts.none}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <label
          htmlFor={inputId}
          className={classes(
            buttonClasses('outline', 'sm'),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          )}
        >
          <input
            id={inputId}
            type="file"
            accept="image/jpeg,image/png"
            aria-label={isShown ? pictureTexts.replace(label) : pictureTexts.choose(label)}
            className="sr-only"
            onChange={(event) => void choose(event).catch(() => setRefused(photoTexts.notPhoto))}
          />
          {isShown ? pictureTexts.replaceShort : pictureTexts.chooseShort}
        </label>
        {chosen && (
          <Button size="sm" variant="quiet" aria-label={pictureTexts.remove(label)} onClick={onRemove}>
            {pictureTexts.removeShort}
          </Button>
        )}
        {!chosen && stored && (
          // One element for both, so that the focus stays on it.
          <Button
            size="sm"
            variant="quiet"
            {...(removed && { 'aria-label': pictureTexts.keep(label) })}
            onClick={() => onRemoveStored(!removed)}
          >
            {removed ? pictureTexts.keepShort : removeText}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-sm text-pomegranate-text">
          {error}
        </p>
      )}
    </div>
  );
}
