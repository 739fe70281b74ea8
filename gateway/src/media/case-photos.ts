import { DomainError, notFound, type ErrorCode } from '@seyir/kit/stateless';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../front/request.js';
import { getCasePhoto } from '../operations/cases/cases.js';
import type { Parts } from '../parts.js';
import { contentTypeOf } from './content-types.js';
import { sendBlob } from './send-blob.js';

/** For everybody but moderators the photo does not exist. */
const refusals: readonly ErrorCode[] = ['NO_SESSION', 'SESSION_ENDED', 'FORBIDDEN', 'BAD_INPUT'];

/**
 * Serves the photos in the evidence of cases to moderators: `/m/case/{case}/{photo}`. The address is not signed, so each read needs a
 * moderator's session and leaves an audit row. NOT_FOUND for anyone else.
 */
export const registerCasePhotos = (
  fastify: FastifyInstance,
  { platform: { blobs } }: Parts,
  contextOf: ContextOf,
): void => {
  fastify.get<{ Params: { caseId: string; photoId: string } }>(
    '/m/case/:caseId/:photoId',
    async (request, reply) => {
      const { params } = request;
      const file = await getCasePhoto(await contextOf(request), params).catch((error: unknown) => {
        if (error instanceof DomainError && refusals.includes(error.code)) throw notFound('photo of a case');
        throw error;
      });
      void reply.headers({ 'cache-control': 'private, no-store', 'content-disposition': 'inline' });
      return sendBlob(blobs, file, contentTypeOf(file), request, reply);
    },
  );
};
