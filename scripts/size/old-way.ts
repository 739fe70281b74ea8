// Loaded before a process (`node --import`): lets it work in the old way of SEYIR_OLD_WAY.
import { editModules } from '../faults/lib/edit-modules.ts';
import { oldWays, type OldWay } from './lib/old-ways.ts';

const name = process.env['SEYIR_OLD_WAY'] ?? '';
if (!Object.hasOwn(oldWays, name)) throw new Error(`no old way is named ${name}`);
editModules(oldWays[name as OldWay]);
