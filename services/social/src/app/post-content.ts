import type { Ids, StoredFiles } from '@seyir/kit';
import type { Photo, StoredPhoto } from '../domain/photo.js';
import type { Card } from '../domain/post.js';
import type { Scope, Spoiler } from '../domain/spoiler.js';
import { photosOf } from './photo-input.js';
import type { Catalogue, CircleStore, Members, PhotoStore } from './ports.js';
import { mentionsOf, placeOf, scopeOf } from './post-text.js';

// Photos, mentions, card and spoiler of a post are checked at their owners.
interface Deps {
  readonly photos: PhotoStore;
  readonly photoFiles: StoredFiles;
  readonly members: Members;
  readonly circles: CircleStore;
  readonly catalogue: Catalogue;
  readonly ids: Ids;
}

interface Given {
  /** All text in which members may be mentioned. */
  readonly text: string;
  readonly photos: readonly StoredPhoto[];
  readonly card: Card | undefined;
  readonly spoiler: Spoiler | undefined;
}

interface Content {
  readonly photos: readonly Photo[];
  readonly scope: Scope | undefined;
  /** The members that the text mentions. */
  readonly namedIds: readonly string[];
}

/**
 * Checks what an author gives for a new or an edited post, outside the transaction. BAD_INPUT for photos and an incomplete
 * spoiler, NOT_FOUND if the title of the card or the spoiler does not exist.
 */
export const readContent =
  (deps: Deps) =>
  async (authorId: string, { text, photos, card, spoiler }: Given): Promise<Content> => {
    const [place, added, namedIds] = await Promise.all([
      placeOf(deps, card),
      photosOf(deps, photos),
      mentionsOf(deps, authorId, text),
    ]);
    return { photos: added, scope: await scopeOf(deps, spoiler, place), namedIds };
  };

export type ReadContent = ReturnType<typeof readContent>;
