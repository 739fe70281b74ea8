import type { Parts } from '../parts.js';

/**
 * Records that the page being rendered depends on a subject whose data is not cached, because it depends on the viewer. Call it
 * before the read, so that a change during the read is not missed.
 */
export const noteRead = ({ pages, watch }: Pick<Parts, 'pages' | 'watch'>, subject: string): void =>
  pages.note(subject, watch.mark());
