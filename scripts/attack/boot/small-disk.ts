import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this user may mount a disk: root, also inside a sandbox. */
export const canMount = () => {
  const disk = smallDisk(1);
  disk?.remove();
  return disk !== undefined;
};

/** An in-memory disk of a fixed size. Undefined if this user may not mount one. */
export const smallDisk = (megabytes: number) => {
  const path = mkdtempSync(join(tmpdir(), 'seyir-disk-'));
  const mount = (...args: string[]) => spawnSync('mount', args).status === 0;
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path)) {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const filler = join(path, 'filler');
  return {
    path,
    /** Fills all free space. */
    fill() {
      for (let size = 1 << 20; size >= 1 << 12;)
        try {
          appendFileSync(filler, Buffer.alloc(size));
        } catch {
          size >>= 1;
        }
    },
    free: () => statfsSync(path).bavail * statfsSync(path).bsize,
    empty: () => rmSync(filler, { force: true }),
    readOnly: () => mount('-o', 'remount,ro', path),
    remove() {
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
};
