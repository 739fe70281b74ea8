import { useState } from 'react';
import { Spoiler } from '../../../components/ui/spoiler.js';
import type { ModerationCaseQuery } from '../../../generated/types.js';
import { PhotoGrid } from '../../attachments/photo-grid.js';
import { caseTexts as texts } from '../texts.js';

type Evidence = NonNullable<ModerationCaseQuery['moderationCase']>['evidence'][number];

interface Props {
  photos: Evidence['photos'];
  /** The names of pictures without a description, by their place from 1. */
  names: readonly string[];
  /** The photos may show what nobody wants to see unprepared. */
  indecent: boolean;
}

/** The copied photos of a reported text, covered until pressed if the text was, or if a report calls it indecent. */
export function CasePhotos({ photos: given, names, indecent }: Props) {
  const [revealed, setRevealed] = useState(false);
  const photos = given.map((photo) => ({ ...photo, alt: photo.alt || (names[photo.place - 1] ?? '') }));
  const shown = photos.flatMap(({ src, ...photo }) => (src ? [{ ...photo, src }] : []));
  const lost = photos.filter(({ src }) => !src);
  const covered = indecent || photos.some((photo) => photo.covered);
  const grid = (
    <div className="max-w-lg">
      <PhotoGrid photos={shown} />
    </div>
  );
  return (
    <>
      {shown.length > 0 &&
        (covered ? (
          <Spoiler
            revealed={revealed}
            onReveal={() => setRevealed(true)}
            hint={texts.photosHidden(shown.length)}
            {...(indecent && { label: texts.problems.INDECENT })}
          >
            {grid}
          </Spoiler>
        ) : (
          grid
        ))}
      {lost.map(({ id, alt }) => (
        <p key={id} className="text-sm text-muted">
          {texts.photoLost(alt)}
        </p>
      ))}
    </>
  );
}
