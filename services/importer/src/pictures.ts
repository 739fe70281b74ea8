import type { ImageKind } from './images.js';
import type { Stage } from './stages.js';

/** Fields of a line that name pictures, and how each is shown. */
export const picturesOf = (
  line: Parameters<Stage['id']>[0],
): readonly (readonly [field: string, said: string, kind: ImageKind])[] => {
  if (line.kind === 'title')
    return [
      ['poster', line.poster, 'poster'],
      ['backdrop', line.backdrop, 'backdrop'],
    ];
  return line.kind === 'episode' ? [['image', line.image, 'backdrop']] : [];
};
