// Loaded before a site (`node --import`): applies the planted bug of SEYIR_PLANT to the code.
import { editModules } from './lib/edit-modules.ts';
import { fleetPlants, plants } from './plants.ts';

const plant = [...plants, ...fleetPlants].find(({ name }) => name === process.env['SEYIR_PLANT']);
if (!plant) throw new Error(`no planted bug is named ${process.env['SEYIR_PLANT']}`);
editModules(plant.edits);
