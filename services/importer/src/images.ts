import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { BlobStore } from '@seyir/kit';
import { download, type Request } from './download.js';
import { publicRequest } from './public-request.js';

const MOST_PIXELS = 40_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Pixels of what is shown; a poster stands beside its half under the name with `-small`. */
const widths = { poster: 400, backdrop: 1280 };
export type ImageKind = keyof typeof widths;

/** Brings the pictures of a file to the site: what was brought before is neither read again nor fetched again. */
export class Images {
  readonly #names = new Map<string, string>();

  constructor(
    private readonly blobs: BlobStore,
    /** Paths are read from beside it. */
    private readonly file: string,
    /** How addresses are asked. */
    private readonly request: Request = publicRequest,
  ) {}

  /** The name below /i/ of what the file says; empty for none. Known once `find` has met it. */
  readonly nameOf = (said: string, kind: ImageKind): string => this.#names.get(`${kind} ${said}`) ?? '';

  /**
   * Finds the name of a picture: that of a file follows from its content, that of an address from the address, and
   * both from the kind, since each has its own size.
   * @returns what is expected instead, or undefined
   */
  async find(said: string, kind: ImageKind): Promise<string | undefined> {
    const key = `${kind} ${said}`;
    if (said === '' || this.#names.has(key)) return undefined;
    if (!isAddress(said)) {
      if (/^[a-z][a-z+.-]*:/i.test(said)) return 'expected a path or an https address';
      const content = await this.#readFile(said);
      if (!content) return `there is no file ${this.#path(said)}`;
      const fault = await faultOf(content);
      if (fault !== undefined) return fault;
      this.#names.set(key, nameFor(kind, content));
    } else this.#names.set(key, nameFor(kind, said));
    return undefined;
  }

  /**
   * Puts a picture into the store unless it is there.
   * @returns what is expected instead, or undefined
   */
  async bring(said: string, kind: ImageKind): Promise<string | undefined> {
    const name = this.nameOf(said, kind);
    if (name === '' || (await this.blobs.stat(`images/${name}`))) return undefined;
    const content = isAddress(said) ? await download(said, this.request) : await this.#readFile(said);
    if (typeof content === 'string') return content;
    if (!content) return `there is no file ${this.#path(said)}`;
    const fault = await faultOf(content);
    if (fault !== undefined) return fault;
    if (kind === 'poster') await this.#put(name.replace('.webp', '-small.webp'), content, widths.poster / 2);
    // Last, since its being there says that all of it is.
    await this.#put(name, content, widths[kind]);
    return undefined;
  }

  async #put(name: string, content: Uint8Array, width: number): Promise<void> {
    const sharp = await loadSharp();
    const webp = await sharp(content, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    await this.blobs.put(`images/${name}`, webp, 'image/webp');
  }

  #path(said: string): string {
    return resolve(dirname(this.file), said);
  }

  #readFile(said: string): Promise<Uint8Array | undefined> {
    return readFile(this.#path(said)).catch(() => undefined);
  }
}

const isAddress = (said: string): boolean => said.startsWith('https://');

const nameFor = (kind: ImageKind, content: string | Uint8Array): string =>
  `import/${kind}-${createHash('sha256').update(content).digest('hex').slice(0, 32)}.webp`;

const loadSharp = async () => (await import('sharp')).default;

/**
 * From here on this process decodes nothing but what an import may hold: the importer's key is in its memory, and a
 * picture from anywhere shall not choose among all that libvips can read.
 */
export const limitDecoders = async (): Promise<void> => {
  const sharp = await loadSharp();
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
};

/** Only the head is read, so this is cheap. */
const faultOf = async (content: Uint8Array): Promise<string | undefined> => {
  const sharp = await loadSharp();
  const expected = 'expected a JPEG, PNG, WebP or AVIF of at most 40 megapixels';
  const found = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined);
  if (!found || !FORMATS.includes(found.format)) return expected;
  return found.width * found.height > MOST_PIXELS ? expected : undefined;
};
