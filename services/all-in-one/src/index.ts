export { embeddedEnv, type EmbeddedConfig } from './config.js';
export { startSite, type Site } from './site.js';
