import type { ImageKind } from './images.js';
import type { Stage } from './stages.js';

/** The picture fields of a line, with the kind of each. */
export const picturesOf = (
  line: Parameters<Stage['id']>[0],
): readonly (readonly [field: string, said: string, kind: ImageKind])[] => {
  if (line.kind === 'title')
    return [
      ['poster', line.poster, 'poster'],
      ['backdrop', line.backdrop, 'backdrop'],
    ];
  if (line.kind === 'article') return [['picture', line.picture, 'backdrop']];
  return line.kind === 'episode' ? [['image', line.image, 'backdrop']] : [];
};
