import type { ReportedPhoto } from '../../domain/report.js';

interface Photo {
  /** Its name in the media store. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The photos of a post or a message, in their order. */
export const photosOf = (photos: readonly Photo[]): ReportedPhoto[] =>
  photos.map(({ file, width, height, alt }, index) => ({
    blob: `media/${file}`,
    place: index + 1,
    width,
    height,
    alt,
  }));

/** Their shapes on the site, in pixels; the sizes of the stored files are not known. */
const shapes = {
  avatar: { place: 1, width: 256, height: 256 },
  cover: { place: 1, width: 960, height: 320 },
  poster: { place: 2, width: 320, height: 480 },
} as const;

/** A picture of a member or a group. @param image its name among the images; empty: none */
export const pictureOf = (kind: keyof typeof shapes, image: string): ReportedPhoto[] =>
  image === '' ? [] : [{ blob: `images/${image}`, alt: '', ...shapes[kind] }];
