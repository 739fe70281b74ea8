import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file of the source as Vite's manifest tells it, by its path. */
interface Chunk {
  file: string;
  css?: string[];
  /** Keys of what it cannot run without. */
  imports?: string[];
}

const entry = 'src/app/entry.client.tsx';

/**
 * Reads what the build wrote, and gives back what a page's head holds: its styles, and its scripts all at once, so
 * that the browser need not find them one after another.
 */
export async function readPageHeads(folder: string): Promise<(page: string) => string> {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  return (page) => {
    const chunks = [...reach(manifest, [entry, page])];
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}"/>`),
      ...chunks.map(({ file }) => `<link rel="modulepreload" href="/${file}"/>`),
      `<script type="module" src="/${manifest[entry]?.file}"></script>`,
    ].join('');
  };
}

/** The chunks under these keys and all that they import, each once. */
function reach(manifest: Record<string, Chunk>, keys: readonly string[]): Set<Chunk> {
  const found = new Set<Chunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}
