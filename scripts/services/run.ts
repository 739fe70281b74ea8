// The list of services (docs/teams.md, Add a service). `npm run services` writes every file that lists the services.
// `npm run services -- add NAME "What it holds"` adds an empty service: its folder, chart, contract and row.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { readServices } from '../lib/topology.ts';
import { formatted, generatedFiles } from './generated-files.ts';
import { templateOf } from './template.ts';

const root = join(import.meta.dirname, '../..');
const tools = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);

const write = (files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

/** @throws {Error} if it fails */
const run = (folder: string, program: string, ...args: string[]) => {
  const env = { ...process.env, PATH: tools };
  const { status, error } = spawnSync(program, args, { cwd: join(root, folder), env, stdio: 'inherit' });
  if (error || status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
};

/** Generates everything that depends on topology.json, the contracts and the charts. */
const generate = async () => {
  write(await generatedFiles(root));
  run('.', process.execPath, 'scripts/charts/schemas.ts');
  run('proto', 'buf', 'generate');
  const hasHelm = tools.split(delimiter).some((folder) => existsSync(join(folder, 'helm')));
  if (hasHelm) run('.', process.execPath, 'scripts/charts/render.ts');
  else console.log('Helm is not on the PATH: run node scripts/charts/render.ts where it is.');
};

const add = async (name: string, says: string) => {
  const services = readServices(root);
  if (!/^[a-z]+$/.test(name)) throw new Error(`"${name}": expected one word of lower-case letters a to z`);
  if (services.some((service) => service.name === name) || existsSync(join(root, 'services', name)))
    throw new Error(`there is a service ${name} already`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const rows = [...services, { name, calls: [] }].map((row) => JSON.stringify(row));
  const topology = `{\n"services": [\n${rows.join(',\n')}\n]\n}`;
  write(await formatted(root, { ...templateOf(name, says, version), 'topology.json': topology }));
};

const USAGE = 'usage: npm run services [-- add NAME "What it holds"]';

const [command, name, says] = readArgs(USAGE, { allowPositionals: true }).positionals;
try {
  if (command === 'add' && name && says) await add(name, says);
  else if (command !== undefined) throw new Error(USAGE);
  await generate();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
