import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Headers that nobody needs for a file that never changes and is read whole. A first visit would pay for them with each file. */
const needless = ['accept-ranges', 'etag', 'last-modified'];

/** Serves the browser's files. A file in `assets/` has its content's hash in its name and may be cached for ever. */
export const registerAssets = async (fastify: FastifyInstance, directory: string): Promise<void> => {
  await fastify.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    // Sends `<file>.br` to clients that accept it.
    preCompressed: true,
    globIgnore: ['**/*.br'],
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A service worker runs under the policy of its script's response, not of its page.
      void reply.removeHeader('content-security-policy');
      const isHashed = /[\\/]assets[\\/]/.test(path);
      void reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      if (isHashed) for (const name of needless) void reply.removeHeader(name);
    },
  });
};
