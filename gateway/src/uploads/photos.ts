import { DomainError } from '@seyir/kit/stateless';
import { decodeApart, type DecodeLimits } from './decode-process.js';
import { readImageHeader } from './image-header.js';

/** What one photo may be (product rules, "Limits"). */
export const photoLimits = { bytes: 8_000_000, pixels: 40_000_000, side: 12_000 } as const;

/** Side of an avatar in pixels: twice the largest that a page shows. */
const AVATAR_SIDE = 320;
/**
 * One photo is decoded at a time, the others wait: with its process the gateway stays within the memory of its container
 * (charts/gateway/values.yaml), and the heaviest photos that were tried took 1.6 s and 265 MB.
 */
const decodeLimits: DecodeLimits = { seconds: 10, memoryMb: 384 };

/** Photos of members, turned into images of our own. */
export interface Photos {
  /**
   * A square WebP of a JPEG's or PNG's pixels and nothing else of it.
   * UNSUPPORTED_IMAGE for what is neither or broken; IMAGE_TOO_LARGE by bytes, pixels or side.
   */
  avatar(bytes: Uint8Array): Promise<Uint8Array>;
}

export const createPhotos = (limits: DecodeLimits = decodeLimits): Photos => {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };

  return {
    async avatar(bytes) {
      if (bytes.length > photoLimits.bytes) throw tooLarge('bytes');
      const header = readImageHeader(bytes);
      if (!header) throw unsupported('neither JPEG nor PNG');
      const { kind, width, height } = header;
      if (Math.max(width, height) > photoLimits.side || width * height > photoLimits.pixels)
        throw tooLarge(`${width} × ${height}`);
      return inTurn(() =>
        decodeApart(bytes, { kind, side: AVATAR_SIDE, pixels: photoLimits.pixels }, limits),
      );
    },
  };
};

export const tooLarge = (reason: string): DomainError => new DomainError('IMAGE_TOO_LARGE', { reason });

const unsupported = (reason: string): DomainError => new DomainError('UNSUPPORTED_IMAGE', { reason });
