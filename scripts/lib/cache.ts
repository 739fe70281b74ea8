import { homedir } from 'node:os';
import { join } from 'node:path';

/** Folder of downloads that are not Debian packages; shared by all stacks of this machine. */
export const cacheFolder = () => process.env['SEYIR_SERVERS'] || join(homedir(), '.cache', 'seyir-servers');
