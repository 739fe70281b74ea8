import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Text above 1 kB is compressed; media and images already are. */
export const registerCompression = async (fastify: FastifyInstance): Promise<void> => {
  await fastify.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes:
      /^(text\/(?!vtt)|application\/(json|javascript|manifest\+json|graphql-response\+json)|image\/svg)/,
    // The highest level would cost more time than it saves, because each page is compressed anew.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
    globalDecompression: false,
  });
};
