// A process for one photo, so that whatever a file does to its decoder ends here: its bytes on stdin, a square WebP of its
// pixels on stdout. Run by decode-process.ts with: kind, side of the square, and the most pixels, seconds and MB.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const [kind, side, pixels, seconds, memoryMb] = process.argv.slice(2);

/** As decode-process.ts reads them. */
const REFUSED = 2;
const TOO_MUCH_MEMORY = 3;
const TOO_LONG = 4;

// The decoder works beside this thread, so that it is watched while it does: by the memory of all, which is not the heap's,
// and by the time that it computes, which is the file's fault alone.
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
  const square = await image
    .autoOrient()
    .resize(Number(side), Number(side), { fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: 84 })
    .toBuffer();
  process.stdout.end(square);
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = REFUSED;
}
