// Decodes one photo in a process of its own, so that a malicious file can harm only this process. It reads the photo on stdin and
// writes a WebP of its pixels to stdout, after its width and height as two 32-bit numbers. decode-process.ts runs it with these
// arguments: kind, `cover` for a square or `inside` for the whole photo, the longest side, and the maximum of pixels, seconds and
// MB.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const [kind, fit, side, pixels, seconds, memoryMb] = process.argv.slice(2);

/** Exit codes, as decode-process.ts reads them. */
const REFUSED = 2;
const TOO_MUCH_MEMORY = 3;
const TOO_LONG = 4;

// The decoder works beside this thread, so this timer can watch it: the memory of the whole process, which is not the heap, and
// its CPU time, which does not depend on the machine's load.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > Number(memoryMb) * 2 ** 20) process.exit(TOO_MUCH_MEMORY);
  if (user + system > Number(seconds) * 1e6) process.exit(TOO_LONG);
}, 10).unref();

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.concurrency(1);

try {
  const image = sharp(await buffer(process.stdin), {
    failOn: 'error',
    limitInputPixels: Number(pixels),
    sequentialRead: true,
  });
  if ((await image.metadata()).format !== kind) throw new Error('other than its header');
  const { data, info } = await image
    .autoOrient()
    .resize(Number(side), Number(side), {
      fit: fit === 'cover' ? 'cover' : 'inside',
      // Avatars all get the same size, so small ones are enlarged. Other photos are never enlarged.
      withoutEnlargement: fit !== 'cover',
    })
    .toColourspace('srgb')
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(info.width, 0);
  size.writeUInt32BE(info.height, 4);
  process.stdout.end(Buffer.concat([size, data]));
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = REFUSED;
}
