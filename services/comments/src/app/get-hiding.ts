import type { RestraintStore } from './ports.js';

/** Whether anything may be hidden from the reader: by a block in either direction, a mute or a muted word. */
export const getHiding =
  ({ restraints }: { restraints: RestraintStore }) =>
  (readerId: string): Promise<boolean> =>
    restraints.hides(readerId);
