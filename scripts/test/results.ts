// Lists the pages of docs/results that are older than a change of their covered files. This is information: only a
// page without a head fails, because its state is unknown.
import { join } from 'node:path';
import { lineOf, pageStates } from '../lib/page-head.ts';

const states = pageStates(join(import.meta.dirname, '../..'));
for (const state of states) if (state.state !== 'current') console.log(lineOf(state));
const current = states.filter(({ state }) => state === 'current').length;
console.log(`${current} of ${states.length} pages of docs/results are current`);
process.exitCode = states.some(({ state }) => state === 'headless') ? 1 : 0;
