// Loaded before a site (`node --import`): applies the planted bug of SEYIR_PLANT to the code.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fleetPlants, plants } from './plants.ts';
import { applyEdit } from './lib/apply-edit.ts';

const root = join(import.meta.dirname, '../..');
const plant = [...plants, ...fleetPlants].find(({ name }) => name === process.env['SEYIR_PLANT']);
if (!plant) throw new Error(`no planted bug is named ${process.env['SEYIR_PLANT']}`);
const editsByUrl = Map.groupBy(plant.edits, ({ module }) => pathToFileURL(join(root, module)).href);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const edits = editsByUrl.get(url);
    if (!edits) return loaded;
    return { ...loaded, source: edits.reduce(applyEdit, String(loaded.source)) };
  },
});
