import { DomainError, type BlobStore } from '@seyir/kit/stateless';
import type { Segment } from '@seyir/proto';
import { z } from 'zod';
import type { MediaSigner } from '../../addresses/media-signature.js';
import { hash, id } from '../inputs.js';
import { assertMember, operation } from '../operation.js';

export interface PlayableStream {
  /** Manifests; both where the asset is ours. */
  readonly dash?: string;
  readonly hls?: string;
  /** Address of a frame of an allowed host. */
  readonly embed?: string;
  readonly thumbnails?: string;
  readonly segments: readonly Segment[];
}

/** What the player loads. NO_SESSION for a locked source without a session, NOT_RELEASED before its time. */
export const getStream = operation({
  input: z.object({ sourceHash: hash, episodeId: id }),
  access: 'public',
  async run(ctx, { sourceHash, episodeId }): Promise<PlayableStream> {
    const { parts, services } = ctx;
    const answer = await services.playback.getStream({ sourceHash, episodeId }).catch((error: unknown) => {
      // A member whose session cannot be looked up, or has ended, is told that, not that there was none.
      if (error instanceof DomainError && error.code === 'NO_SESSION') assertMember(ctx);
      throw error;
    });
    const { stream, segments } = answer;
    switch (stream.case) {
      case 'asset':
        return { ...(await ownAsset(parts.media, parts.platform.blobs, stream.value)), segments };
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

const ownAsset = async (media: MediaSigner, blobs: BlobStore, asset: string) => {
  const prefix = media.prefix(asset);
  // With the store down there are no thumbnails; the player says the rest.
  const thumbnails = await blobs.stat(`media/${asset}/thumbs.vtt`).catch(() => undefined);
  return {
    dash: `${prefix}manifest.mpd`,
    hls: `${prefix}master.m3u8`,
    ...(thumbnails && { thumbnails: `${prefix}thumbs.vtt` }),
  };
};
