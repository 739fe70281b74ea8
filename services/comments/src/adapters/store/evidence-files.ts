import { filesIn, notFound, type BlobStore } from '@seyir/kit';
import type { EvidenceFiles } from '../../app/ports.js';
import { evidencePrefix } from '../../domain/report.js';

/** Copies of photos in the evidence of cases; the gateway serves them to moderators only. */
export const evidenceFiles = (blobs: BlobStore): EvidenceFiles => ({
  ...filesIn(blobs, '', evidencePrefix),
  async copy(from, file, signal) {
    const info = await blobs.stat(from);
    signal.throwIfAborted();
    if (!info) throw notFound(`blob ${from}`);
    const content = await blobs.read(from);
    // Releases the connection, also if the stream arrives after the abort. Without an error, because nobody may listen for it yet.
    const close = () => void content.destroy();
    signal.addEventListener('abort', close, { once: true });
    if (signal.aborted) close();
    signal.throwIfAborted();
    await blobs.put(file, content, info.contentType);
  },
});
