import type { Seed } from '../ids.js';
import { stillName } from '../pictures.js';
import type { DemoPhoto } from '../types.js';

/** Width and height of an episode's still, in pixels. */
const STILL = { width: 960, height: 540 };

/** The still of an episode, used as a member's photo. */
interface PhotoData {
  readonly of: string;
  readonly season: number;
  readonly number: number;
  readonly alt: string;
}

/**
 * The photos of a post or message.
 * @param use the beginning of their names in the media store: `photo` for posts, `message` for messages
 */
export const demoPhotos = (
  seed: Seed,
  use: 'photo' | 'message',
  key: string,
  photos: readonly PhotoData[] = [],
): DemoPhoto[] =>
  photos.map(({ of, season, number, alt }, place) => ({
    id: seed.id(use === 'photo' ? 'photo' : 'message-photo', `${key}:${place}`),
    file: `${use}-2025-01-01-${seed.id(`${use}-file`, `${key}:${place}`)}/photo.webp`,
    picture: stillName(of, season, number),
    alt,
    ...STILL,
  }));
