export { stopHome } from './down.mjs';
export { Fleet, startFleet } from './fleet.mjs';
export { signInAt } from './lib/keycloak-visit.mjs';
export { startProxy } from './lib/proxy.mjs';
export { makeKeys } from './keys.mjs';
export { planFleet } from './plan-fleet.mjs';
export { runFleet } from './run-fleet.mjs';
export { openStack, Stack, startStack } from './stack.mjs';
export { databases, UNITS } from './topology.mjs';
