/** Data from an image's first bytes, read without decoding it. */
export interface ImageHeader {
  readonly kind: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const startsWith = (bytes: Buffer, magic: readonly number[]): boolean =>
  magic.every((byte, place) => bytes[place] === byte);

/** Kind and size of a JPEG or PNG by its content, whatever its name; undefined for other files. */
export const readImageHeader = (given: Uint8Array): ImageHeader | undefined => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const found = startsWith(bytes, PNG)
    ? pngHeader(bytes)
    : startsWith(bytes, JPEG)
      ? jpegHeader(bytes)
      : undefined;
  return found && found.width > 0 && found.height > 0 ? found : undefined;
};

const pngHeader = (bytes: Buffer): ImageHeader | undefined => {
  const isWhole =
    bytes.length >= 33 && bytes.readUInt32BE(8) === 13 && bytes.toString('latin1', 12, 16) === 'IHDR';
  return isWhole ? { kind: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
};

/** Skips all segments (EXIF with its thumbnails) up to the frame segment. */
const jpegHeader = (bytes: Buffer): ImageHeader | undefined => {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Skips fill bytes, and markers without a length.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { kind: 'jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    if (marker === 0xd9 || marker === 0xda) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
};
