import type { BlobStore } from '@seyir/kit';
import type { EvidenceFiles } from '../../app/ports.js';
import { evidencePrefix } from '../../domain/report.js';

/** Copies of photos in the evidence of cases; the gateway serves them to moderators only. */
export const evidenceFiles = (blobs: BlobStore): EvidenceFiles => ({
  async copy(mediaFile, file) {
    const from = `media/${mediaFile}`;
    const info = await blobs.stat(from);
    if (!info) return false;
    await blobs.put(file, await blobs.read(from), info.contentType);
    return true;
  },
  delete: (file) => blobs.delete(file),
  stored: () => blobs.list(evidencePrefix),
});
