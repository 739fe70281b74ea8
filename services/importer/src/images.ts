import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { BlobStore } from '@seyir/kit';
import { download, type Request } from './download.js';
import { publicRequest } from './public-request.js';

const MOST_PIXELS = 40_000_000;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Width in pixels; a poster also has a half-size version with the suffix `-small`. */
const widths = { poster: 400, backdrop: 1280 };
export type ImageKind = keyof typeof widths;

/** Stores the pictures of a file. A picture that is already stored is neither read nor downloaded again. */
export class Images {
  readonly #names = new Map<string, string>();

  constructor(
    private readonly blobs: BlobStore,
    /** Base of relative paths. */
    private readonly file: string,
    /** Makes the requests to addresses. */
    private readonly request: Request = publicRequest,
  ) {}

  /** The name below /i/ of a picture in the file; empty for none. `find` must have been called for it. */
  readonly nameOf = (said: string, kind: ImageKind): string => this.#names.get(`${kind} ${said}`) ?? '';

  /**
   * Finds the name of a picture: derived from the content of a local file, or from the address, and from the kind, since each
   * kind has its own size.
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
   * Stores a picture unless it exists.
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
    // The name is written last, because its existence means that all sizes are stored.
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
 * From now on this process decodes only the formats of an import: the importer's key is in its memory, so a foreign picture must
 * not reach all decoders of libvips.
 */
export const limitDecoders = async (): Promise<void> => {
  const sharp = await loadSharp();
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
  });
};

/** This is cheap, because only the header is read. */
const faultOf = async (content: Uint8Array): Promise<string | undefined> => {
  const sharp = await loadSharp();
  const expected = 'expected a JPEG, PNG, WebP or AVIF of at most 40 megapixels';
  const found = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined);
  if (!found || !FORMATS.includes(found.format)) return expected;
  return found.width * found.height > MOST_PIXELS ? expected : undefined;
};
