// A stub process of a fleet: it writes its environment to a file and answers every request on HEALTH_PORT.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

writeFileSync(join(import.meta.dirname, `${process.pid}.json`), JSON.stringify(process.env));
console.log('hello');
createServer((_, response) => response.end()).listen(Number(process.env['HEALTH_PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
