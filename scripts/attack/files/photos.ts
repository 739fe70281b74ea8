import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2EC4B6' } });

const crc = (bytes: Buffer) => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
};

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A png that declares these dimensions and has only a few bytes of pixels. @param more chunks */
const claimed = (width: number, height: number, more: Buffer[] = []) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(width * 3 * height + height, 4_000_000)));
  return Buffer.concat([
    PNG,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const SCRIPT = '<script>alert(1)</script>';
const GPS = {
  IFD0: { Copyright: 'gizli-yer', Make: 'gizli-makine' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 1/1 1/1' },
};

/**
 * Photos by kind, with the expected result: `taken` (re-encoded), `refused`, or `either` if nothing dangerous is
 * stored.
 */
export const hostilePhotos = async (): Promise<
  Record<string, { bytes: Buffer; must: 'taken' | 'refused' | 'either'; type?: string; file?: string }>
> => {
  const png = await picture(64, 48).png().toBuffer();
  const jpeg = await picture(64, 48).jpeg().toBuffer();
  const large = await picture(3_000, 2_000).jpeg().toBuffer();
  const refused = (bytes: Buffer | string, more = {}) => ({
    bytes: Buffer.from(bytes),
    must: 'refused' as const,
    ...more,
  });
  const either = (bytes: Buffer, more = {}) => ({
    bytes,
    must: 'either' as const,
    ...more,
  });
  const taken = (bytes: Buffer, more = {}) => ({
    bytes,
    must: 'taken' as const,
    ...more,
  });
  return {
    'a png': taken(png),
    'a jpeg': taken(jpeg),
    'a jpeg with the place it was taken at': taken(await picture(64, 48).withExif(GPS).jpeg().toBuffer()),
    'a png that is also a page': taken(Buffer.concat([png, Buffer.from(SCRIPT)])),
    'a jpeg that is also an archive': taken(Buffer.concat([jpeg, Buffer.from('PK\x03\x04 gizli')])),
    'a png with a page in a comment': taken(
      Buffer.concat([
        png.subarray(0, 33),
        chunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)),
        png.subarray(33),
      ]),
    ),
    'a jpeg with a page in a comment': taken(
      Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]),
        Buffer.from(SCRIPT),
        jpeg.subarray(2),
      ]),
    ),
    'a png under the name of a page': taken(png, { file: 'sayfa.html', type: 'text/html' }),
    'a png under a path': taken(png, { file: '../../../etc/passwd' }),
    'a png under a name of controls': taken(png, { file: 'a\u202egnp.exe' }),
    'a png under a name of 4,000 letters': either(png, { file: 'a'.repeat(4_000) }),
    'a large jpeg': taken(large),
    nothing: refused(''),
    'one byte': refused(Buffer.from([0xff])),
    'the signature of a png alone': refused(PNG),
    'half a png header': refused(png.subarray(0, 20)),
    'a jpeg cut in its header': refused(jpeg.subarray(0, 100)),
    'a large jpeg cut in the middle': either(large.subarray(0, large.length >> 1)),
    'a png whose pixels are noise': refused(
      Buffer.concat([png.subarray(0, 41), Buffer.alloc(200, 0x5a), png.subarray(-12)]),
    ),
    noise: refused(Buffer.from(Array.from({ length: 4_096 }, (_, n) => (n * 73) % 251))),
    'a page': refused(`<!doctype html>${SCRIPT}`, { type: 'image/png' }),
    'an svg': refused(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`, {
      type: 'image/svg+xml',
      file: 'a.svg',
    }),
    'an svg that says it is a png': refused(
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`,
      { type: 'image/png' },
    ),
    'a gif': refused(await picture(64, 48).gif().toBuffer()),
    'a webp': refused(await picture(64, 48).webp().toBuffer()),
    'a tiff': refused(await picture(64, 48).tiff().toBuffer()),
    'an avif': refused(await picture(16, 16).avif().toBuffer()),
    'a pdf': refused('%PDF-1.7\n%âãÏÓ\n'),
    'a script with the first bytes of a jpeg': refused(
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(SCRIPT)]),
    ),
    'a program': refused(Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(400)])),
    'ImageMagick code': refused('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context'),
    PostScript: refused('%!PS\n(/etc/passwd) (r) file'),
    'a png of 50,000 × 50,000': refused(claimed(50_000, 50_000)),
    'a png of 12,001 × 1': refused(claimed(12_001, 1)),
    'a png of 1 × 12,001': refused(claimed(1, 12_001)),
    'a png of 41 megapixels': refused(claimed(6_406, 6_401)),
    'a png of 0 × 0': refused(claimed(0, 0)),
    'a png of 2³¹ × 2³¹': refused(claimed(0x7fffffff, 0x7fffffff)),
    'a png with a text that unpacks to 100 MB': either(
      claimed(64, 48, [
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
      ]),
    ),
    'a png with a colour profile that unpacks to 100 MB': either(
      claimed(64, 48, [
        chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
      ]),
    ),
    'a jpeg of more than 8 MB': refused(Buffer.concat([jpeg, Buffer.alloc(8_500_000, 1)])),
  };
};
