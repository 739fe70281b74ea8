import { DomainError } from '@seyir/kit/stateless';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.js';
import { contentTypeOf } from './content-types.js';
import { sendBlob } from './send-blob.js';

/** Files that name other files relative to their own address: always served by us, so that those addresses stay ours. */
const isManifest = (file: string): boolean => /\.(mpd|m3u8|vtt)$/.test(file);

interface MediaPath {
  ticket: string;
  asset: string;
  '*': string;
}

/** Serves segments and manifests below a signed prefix (403 after its expiry), and images. */
export const registerMedia = (fastify: FastifyInstance, { platform, media }: Parts): void => {
  const { blobs, clock } = platform;

  fastify.get<{ Params: MediaPath }>('/m/:ticket/:asset/*', async (request, reply) => {
    const { ticket, asset, '*': file } = request.params;
    const until = media.verify(ticket, asset);
    if (until === undefined) throw new DomainError('FORBIDDEN', { reason: 'media ticket' });
    const name = `media/${asset}/${file}`;
    const secondsLeft = Math.max(0, until - Math.floor(clock.now().getTime() / 1000));
    void reply.headers({
      'cache-control': `private, max-age=${isManifest(file) ? 60 : secondsLeft}`,
      'content-disposition': 'inline',
    });
    const presignedUrl = isManifest(file) ? undefined : await blobs.presign(name, secondsLeft);
    if (presignedUrl) return reply.redirect(presignedUrl, 302);
    return sendBlob(blobs, name, contentTypeOf(file), request, reply);
  });

  fastify.get<{ Params: { '*': string } }>('/i/*', async (request, reply) => {
    const file = request.params['*'];
    const type = contentTypeOf(file);
    if (!type.startsWith('image/')) throw new DomainError('NOT_FOUND', { reason: file });
    void reply.headers({
      'cache-control': 'public, max-age=2592000',
      'content-disposition': 'inline',
    });
    return sendBlob(blobs, `images/${file}`, type, request, reply);
  });
};
