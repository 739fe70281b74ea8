export { stopHome } from './down.mjs';
export { Fleet, startFleet } from './fleet.mjs';
export { makeKeys } from './keys.mjs';
export { openStack, Stack, startStack } from './stack.mjs';
export { databases, planFleet, UNITS } from './topology.mjs';
