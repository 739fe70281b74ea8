import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where downloads that are no Debian packages stay; shared by all stacks of this machine. */
export const cacheFolder = () => process.env['SEYIR_SERVERS'] || join(homedir(), '.cache', 'seyir-servers');
