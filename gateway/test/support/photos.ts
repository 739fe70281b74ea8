import { deflateRawSync, deflateSync, crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
const u16 = (value: number): Buffer => Buffer.from([(value >> 8) & 0xff, value & 0xff]);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const chunk = (type: string, data: Buffer, crc?: number): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(data.length), body, u32(crc ?? crc32(body))]);
};
const ihdr = (width: number, height: number, depth = 8, colour = 0): Buffer =>
  chunk('IHDR', Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, 0])]));

/** A PNG of plain rows, with whatever chunks are put before its pixels. */
const png = (width: number, height: number, { before = [] as Buffer[], rows = height } = {}): Buffer =>
  Buffer.concat([
    signature,
    ihdr(width, height),
    ...before,
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

export const smallPng = png(4, 4);

/** A JPEG's bytes up to its frame, which claims a size, and nothing after it. */
const jpegClaiming = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0]),
    u16(17),
    Buffer.from([8]),
    u16(height),
    u16(width),
    Buffer.from([3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xff, 0xd9]),
  ]);

const segment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);
/** Puts segments behind the first two bytes of a JPEG. */
const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

export type Verdict = 'OK' | 'UNSUPPORTED_IMAGE' | 'IMAGE_TOO_LARGE' | 'BAD_INPUT' | 'TOO_LARGE';

/** A file as somebody might send it: its name, its bytes, what it says it is, and what it gets for an answer. */
export type HostileFile = readonly [
  label: string,
  verdict: Verdict,
  bytes: Buffer,
  name?: string,
  type?: string,
];

const text = (value: string): Buffer => Buffer.from(value);

/** Sixty files that were made to hurt, by code: none of anyone else's lies here. */
export const hostileFiles = async (): Promise<HostileFile[]> => {
  const canvas = (width = 64, height = 48) =>
    sharp({ create: { width, height, channels: 3, background: '#2EC4B6' } });
  const jpeg = await canvas().jpeg().toBuffer();
  const progressive = await canvas().jpeg({ progressive: true }).toBuffer();
  const plain = await canvas().png().toBuffer();
  const cmyk = await canvas().toColourspace('cmyk').jpeg().toBuffer();
  const gps = {
    IFD0: { Copyright: 'GPS 41.0082' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 29/1' },
  };
  const exif = await canvas().withExif(gps).jpeg().toBuffer();
  const turned = await canvas().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const webp = await canvas().webp().toBuffer();
  const gif = await canvas().gif().toBuffer();
  const tiff = await canvas().tiff().toBuffer();
  const avif = await canvas().avif({ effort: 0 }).toBuffer();
  const noise = Buffer.from(Array.from({ length: 4_000 }, (_, place) => (place * 7919) % 251));
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = text('<!doctype html><script>alert(1)</script>');
  const php = text('<?php system($_GET["c"]); ?>');
  const zip = Buffer.concat([text('PK\u0003\u0004'), Buffer.alloc(26), deflateRawSync(html)]);
  const xmp = segment(0xe1, text('http://ns.adobe.com/xap/1.0/\u0000<x:xmpmeta><script>alert(1)</script>'));
  const thumbnail = segment(0xe1, Buffer.concat([text('Exif\u0000\u0000'), jpegClaiming(60_000, 60_000)]));
  const flip = (bytes: Buffer, at: number): Buffer => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 0xff;
    return copy;
  };
  const animation = [
    chunk('acTL', Buffer.concat([u32(100_000), u32(0)])),
    chunk('fcTL', Buffer.concat([u32(0), u32(8), u32(8), Buffer.alloc(14)])),
  ];
  const zipped = (bytes: number) => deflateSync(Buffer.alloc(bytes));
  const textBomb = chunk('zTXt', Buffer.concat([text('Comment\u0000\u0000'), zipped(40_000_000)]));
  const profileBomb = chunk('iCCP', Buffer.concat([text('icc\u0000\u0000'), zipped(40_000_000)]));
  return [
    ['a whole JPEG', 'OK', jpeg],
    ['a progressive JPEG', 'OK', progressive],
    ['a CMYK JPEG', 'OK', cmyk],
    ['a JPEG laden with EXIF', 'OK', exif],
    ['a JPEG that EXIF turns', 'OK', turned],
    ['a JPEG with a script in its XMP', 'OK', withSegments(jpeg, xmp)],
    ['a JPEG whose thumbnail is a bomb', 'OK', withSegments(jpeg, thumbnail)],
    ['a JPEG with a comment of 60 kB', 'OK', withSegments(jpeg, segment(0xfe, Buffer.alloc(60_000, 65)))],
    ['a JPEG with a page behind it', 'OK', Buffer.concat([jpeg, html])],
    ['a JPEG with an archive behind it', 'OK', Buffer.concat([jpeg, zip])],
    ['a JPEG that says it is a PNG', 'OK', jpeg, 'a.png', 'image/png'],
    ['a JPEG that says it is a page', 'OK', jpeg, 'a.html', 'text/html'],
    ['a JPEG named by a path', 'OK', jpeg, '../../../etc/passwd', 'image/jpeg'],
    ['a JPEG named by a Windows path', 'OK', jpeg, 'C:\\boot.ini'],
    ['a JPEG named with a zero byte', 'OK', jpeg, 'a.php%00.jpg'],
    ['a JPEG named with markup', 'OK', jpeg, '<img src=x onerror=alert(1)>.jpg'],
    ['a JPEG with a very long name', 'OK', jpeg, `${'a'.repeat(2_000)}.jpg`],
    ['a JPEG without a name', 'BAD_INPUT', jpeg, ''],
    ['a whole PNG', 'OK', plain],
    ['an animated PNG', 'OK', png(8, 8, { before: animation })],
    ['a PNG with a page behind it', 'OK', Buffer.concat([plain, html])],
    [
      'a PNG with a script as text',
      'OK',
      png(8, 8, { before: [chunk('tEXt', Buffer.concat([text('Title\u0000'), html]))] }),
    ],
    ['a PNG of one pixel', 'OK', png(1, 1)],
    ['a PNG of 12,000 × 1', 'OK', png(12_000, 1)],
    ['nothing', 'BAD_INPUT', Buffer.alloc(0)],
    ['one byte', 'UNSUPPORTED_IMAGE', Buffer.from([0xff])],
    ["a JPEG's first three bytes", 'UNSUPPORTED_IMAGE', jpeg.subarray(0, 3)],
    ["a PNG's signature alone", 'UNSUPPORTED_IMAGE', signature],
    ['a JPEG cut in its header', 'UNSUPPORTED_IMAGE', jpeg.subarray(0, 100)],
    ['a JPEG cut before its pixels', 'UNSUPPORTED_IMAGE', jpegClaiming(64, 48)],
    ['a PNG cut in its pixels', 'UNSUPPORTED_IMAGE', plain.subarray(0, plain.length - 40)],
    ['a PNG without pixels', 'UNSUPPORTED_IMAGE', Buffer.concat([signature, ihdr(8, 8)])],
    ['a PNG with fewer rows than it says', 'UNSUPPORTED_IMAGE', png(64, 64, { rows: 3 })],
    ['a PNG whose header has a wrong sum', 'UNSUPPORTED_IMAGE', flip(plain, 30)],
    ['a PNG of no width', 'UNSUPPORTED_IMAGE', png(0, 8)],
    [
      'a PNG of a depth that there is not',
      'UNSUPPORTED_IMAGE',
      Buffer.concat([signature, ihdr(8, 8, 7, 9), chunk('IEND', Buffer.alloc(0))]),
    ],
    [
      'a PNG whose first chunk is another',
      'UNSUPPORTED_IMAGE',
      Buffer.concat([signature, chunk('IDAT', zipped(64)), ihdr(8, 8)]),
    ],
    [
      'a JPEG whose segment has no length',
      'UNSUPPORTED_IMAGE',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ],
    [
      'a JPEG of fill bytes',
      'UNSUPPORTED_IMAGE',
      Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(50_000, 0xff)]),
    ],
    ["noise behind a JPEG's magic", 'UNSUPPORTED_IMAGE', Buffer.concat([jpeg.subarray(0, 4), noise])],
    ["noise behind a PNG's signature", 'UNSUPPORTED_IMAGE', Buffer.concat([signature, noise])],
    ['plain noise', 'UNSUPPORTED_IMAGE', noise, 'a.jpg', 'image/jpeg'],
    ['zeros', 'UNSUPPORTED_IMAGE', Buffer.alloc(2_000), 'a.png', 'image/png'],
    ['a WebP', 'UNSUPPORTED_IMAGE', webp],
    ['a GIF', 'UNSUPPORTED_IMAGE', gif],
    ['a GIF that says it is a JPEG', 'UNSUPPORTED_IMAGE', gif, 'a.jpg', 'image/jpeg'],
    ['a TIFF', 'UNSUPPORTED_IMAGE', tiff],
    ['an AVIF', 'UNSUPPORTED_IMAGE', avif],
    ['an SVG with a script', 'UNSUPPORTED_IMAGE', svg, 'a.svg', 'image/svg+xml'],
    ['an SVG that says it is a PNG', 'UNSUPPORTED_IMAGE', svg, 'a.png', 'image/png'],
    ['a gzipped SVG', 'UNSUPPORTED_IMAGE', gzipSync(svg), 'a.jpg', 'image/jpeg'],
    ['a page', 'UNSUPPORTED_IMAGE', html, 'a.jpg', 'image/jpeg'],
    ['a script of a server', 'UNSUPPORTED_IMAGE', php, 'a.php.jpg', 'image/jpeg'],
    ['an archive', 'UNSUPPORTED_IMAGE', zip, 'a.png', 'image/png'],
    [
      'a document',
      'UNSUPPORTED_IMAGE',
      text('%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>'),
      'a.jpg',
      'image/jpeg',
    ],
    ['a GIF and a script in one', 'UNSUPPORTED_IMAGE', text('GIF89a/*'.padEnd(32, ' ') + '*/=1;alert(1)')],
    [
      'a PNG that claims 60,000 × 60,000',
      'IMAGE_TOO_LARGE',
      Buffer.concat([
        signature,
        ihdr(60_000, 60_000),
        chunk('IDAT', zipped(1_000)),
        chunk('IEND', Buffer.alloc(0)),
      ]),
    ],
    ['a PNG of 12,001 × 1', 'IMAGE_TOO_LARGE', png(12_001, 1)],
    ['a JPEG that claims 65,535 × 65,535', 'IMAGE_TOO_LARGE', jpegClaiming(65_535, 65_535)],
    ['a JPEG of 41 megapixels', 'IMAGE_TOO_LARGE', jpegClaiming(8_200, 5_000)],
    ['a PNG of more than 8 MB', 'IMAGE_TOO_LARGE', Buffer.concat([plain, Buffer.alloc(8_000_000)])],
    ['a PNG whose text unpacks to 40 MB', 'OK', png(8, 8, { before: [textBomb] })],
    ['a PNG whose profile unpacks to 40 MB', 'OK', png(8, 8, { before: [profileBomb] })],
  ];
};
