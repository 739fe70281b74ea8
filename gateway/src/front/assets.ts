import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The browser's files. What lies in `assets/` carries its content's hash in its name and may be kept for ever. */
export const registerAssets = async (fastify: FastifyInstance, directory: string): Promise<void> => {
  await fastify.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    // `<file>.br` beside a file is sent to who can read it.
    preCompressed: true,
    globIgnore: ['**/*.br'],
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A script's policy would be that of the worker it runs as.
      void reply.removeHeader('content-security-policy');
      const isHashed = /[\\/]assets[\\/]/.test(path);
      void reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
};
