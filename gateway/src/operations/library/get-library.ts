import { create } from '@bufbuild/protobuf';
import { GetLibraryResponseSchema, type GetLibraryResponse } from '@seyir/proto';
import { z } from 'zod';
import { id, ids } from '../inputs.js';
import { operation } from '../operation.js';

/** The viewer's library data for a page; empty for a visitor. */
export const getLibrary = operation({
  input: z.object({ titleIds: ids(200), episodeIds: ids(200), seasonsOf: id.optional() }),
  access: 'public',
  async run({ viewer, services }, { titleIds, episodeIds, seasonsOf }): Promise<GetLibraryResponse> {
    if (!viewer.memberId) return create(GetLibraryResponseSchema);
    return services.playback.getLibrary({ titleIds, episodeIds, seasonsOfTitleId: seasonsOf ?? '' });
  },
});
