import { DomainError, type BlobStore } from '@seyir/kit/stateless';
import type { Segment } from '@seyir/proto';
import { z } from 'zod';
import type { MediaDelivery } from '../../addresses/media-delivery.js';
import { hash, id } from '../inputs.js';
import { assertMember, operation } from '../operation.js';

export interface PlayableStream {
  /** Manifests; both if the asset is in our media store. */
  readonly dash?: string;
  readonly hls?: string;
  /** Address of a frame on an allowed host. */
  readonly embed?: string;
  readonly thumbnails?: string;
  readonly segments: readonly Segment[];
}

/**
 * The stream for the player. NO_SESSION for a locked source without a session, NOT_RELEASED before its release, AGE_UNCONFIRMED
 * before the age confirmation.
 */
export const getStream = operation({
  input: z.object({ sourceHash: hash, episodeId: id }),
  access: 'public',
  async run(ctx, { sourceHash, episodeId }): Promise<PlayableStream> {
    const { parts, services, ageConfirmed } = ctx;
    const request = { sourceHash, episodeId, ageConfirmed };
    const answer = await services.playback.getStream(request).catch((error: unknown) => {
      // If the session cannot be read, or has ended, the member gets that error instead of NO_SESSION.
      if (error instanceof DomainError && error.code === 'NO_SESSION') assertMember(ctx);
      throw error;
    });
    const { stream, segments } = answer;
    switch (stream.case) {
      case 'asset':
        return { ...(await ownAsset(parts.delivery, parts.platform.blobs, stream.value)), segments };
      case 'uri':
        return {
          ...(stream.value.includes('.m3u8') ? { hls: stream.value } : { dash: stream.value }),
          segments,
        };
      case 'embed':
        return { embed: stream.value, segments };
      case undefined:
        throw new DomainError('INTERNAL', { reason: 'a stream of no kind' });
    }
  },
});

const ownAsset = async (delivery: MediaDelivery, blobs: BlobStore, asset: string) => {
  const prefix = delivery.prefix(asset);
  // While the store is down there are no thumbnails; the player reports the other errors.
  const thumbnails = await blobs.stat(`media/${asset}/thumbs.vtt`).catch(() => undefined);
  return {
    dash: `${prefix}manifest.mpd`,
    hls: `${prefix}master.m3u8`,
    ...(thumbnails && { thumbnails: `${prefix}thumbs.vtt` }),
  };
};
