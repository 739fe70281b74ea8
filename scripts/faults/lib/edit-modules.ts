import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyEdit } from './apply-edit.ts';
import type { Edit } from '../plants.ts';

const root = join(import.meta.dirname, '../../..');

/** Applies edits to the modules that this process loads from now on. */
export const editModules = (edits: readonly Edit[]) => {
  const editsByUrl = Map.groupBy(edits, ({ module }) => pathToFileURL(join(root, module)).href);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const own = editsByUrl.get(url);
      if (!own) return loaded;
      return { ...loaded, source: own.reduce(applyEdit, String(loaded.source)) };
    },
  });
};
