import { events } from './events.ts';
import { parts } from './parts.ts';
import { work } from './work.ts';
import type { Mutant } from './of.ts';

export const mutants: Mutant[] = [...events, ...work, ...parts];
