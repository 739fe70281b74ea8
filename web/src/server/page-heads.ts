import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  /** Keys of the chunks that it imports. */
  imports?: string[];
}

const entry = 'src/app/entry.client.tsx';

/**
 * Reads the build's manifest; returns a function for the head of a page: its styles, and all its scripts at once, so
 * that the browser does not discover them one after another. The script names the page's own file for `loadFirstPage`.
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
      `<script type="module" src="/${manifest[entry]?.file}" data-page="/${manifest[page]?.file}"></script>`,
    ].join('');
  };
}

/** The chunks of these keys and all their imports, each once. */
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
