import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mounting needs root; CI runs the tests as root. */
export const mayMount = process.getuid?.() === 0;

export interface SmallDisk {
  readonly path: string;
  /** Fills all free space. */
  fill(): void;
  /** Frees the space again. */
  empty(): void;
  remove(): void;
}

/** A disk in memory of a known size. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'seyir-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    path: folder,
    fill() {
      for (let size = 1 << 20; size >= 1 << 12;) {
        try {
          appendFileSync(filler, Buffer.alloc(size));
        } catch {
          size >>= 1;
        }
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
