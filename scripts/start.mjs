// Runs on whatever Node (>= 20) and npm the machine has; everything after it runs on the pinned Node 24.
// Plain JavaScript without dependencies: it is what installs them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { nodeFlags } from './lib/node-flags.mjs';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// npm puts its own settings into the environment of a script; pnpm and the children must not see them.
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key)));
env.PATH = `${bin}${delimiter}${env.PATH ?? ''}`;
// Half of what a process takes to start is compiling, the same in each.
env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');

/** What each command runs once everything is installed and built. */
const commands = {
  start: ['services/all-in-one/dist/main.js'],
  fleet: ['scripts/stack/cli.mjs', 'fleet'],
  test: ['scripts/test/run.mjs', 'test'],
  'test:stack': ['scripts/test/run.mjs', 'stack'],
  'test:faults': ['scripts/test/run.mjs', 'faults'],
  'test:charts': ['scripts/test/run.mjs', 'charts'],
  'test:compat': ['scripts/test/run.mjs', 'compat'],
  'test:observability': ['scripts/test/run.mjs', 'observability'],
  'test:attack': ['scripts/attack/run.mjs'],
  'test:images': ['scripts/images/try.mjs'],
  'test:compose': ['scripts/compose/try.mjs'],
  'test:cluster': ['scripts/cluster/trial/run.mjs'],
  bench: ['scripts/bench/run.mjs'],
  fuzz: ['scripts/fuzz/run.mjs'],
  demo: ['services/all-in-one/dist/main.js', 'demo'],
  import: ['services/all-in-one/dist/main.js', 'import'],
  screens: ['scripts/screens/run.mjs'],
  'coverage:spec': ['scripts/spec/coverage.mjs'],
  release: ['scripts/release/cut.mjs'],
  build: undefined,
};

const [command = 'start', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(commands, command)) {
  console.error(`Unknown command: ${command}. Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}

const say = (text) => console.log(`› ${text}`);

/** As a shell tells them: 128 and the signal's number. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

const children = new Set();
let stopped;
let failed = false;
for (const [signal, code] of Object.entries(signals))
  process.on(signal, () => {
    stopped ??= code;
    for (const child of children) child.kill(signal);
  });

/** Answers the exit code; `hears` gets what the program prints, which goes to the terminal without it. */
const run = (program, args, { cwd = root, hears } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = hears ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hears);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve(code ?? signals[signal] ?? 1);
    });
  });

/** A step on the way there: what it prints is shown only when it fails, or with VERBOSE=1. */
const prepare = async (program, args, options = {}) => {
  const printed = [];
  const hears = env.VERBOSE ? undefined : (part) => printed.push(part);
  const code = await run(program, args, { ...options, hears });
  if (code === 0) return;
  if (!stopped && !failed) {
    failed = true;
    process.stderr.write(Buffer.concat(printed));
    console.error(`${program} ${args.join(' ')} ended with ${code}`);
    // What goes on beside it is of no use any more.
    for (const child of children) child.kill();
  }
  throw new Failed(stopped ?? code);
};

class Failed extends Error {
  constructor(code) {
    super(`ended with ${code}`);
    this.code = code;
  }
}

/** Runs a step again only when what it is made from has changed since, or what it made is gone. */
const once = async (stamp, made, fingerprint, work) => {
  const file = join(root, 'node_modules', stamp);
  const known = existsSync(file) && existsSync(join(root, made));
  if (known && readFileSync(file, 'utf8') === fingerprint) return;
  await work();
  writeFileSync(file, fingerprint);
};

const sha = (text) => createHash('sha256').update(text).digest('hex');

/** Names, sizes and times of all files below a folder: cheap, and changes with any of them. */
const fingerprint = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      return `${path}:${size}:${mtimeMs}`;
    })
    .sort()
    .join('\n');

try {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  await once('.seyir-installed', 'node_modules/.bin', sha(lock), () => {
    say('Installing packages (once; about a minute)');
    return prepare('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']);
  });
  say(
    existsSync(join(root, 'services/all-in-one/dist'))
      ? 'Building what has changed'
      : 'Building (half a minute)',
  );
  const web = sha(
    [
      fingerprint(join(root, 'web/src')),
      fingerprint(join(root, 'web/public')),
      lock,
      readFileSync(join(root, 'web/package.json'), 'utf8'),
    ].join('\n'),
  );
  // Checkers side by side each work out the types they share; projects are built side by side without them.
  const services = prepare('tsc', ['-b', '--checkers', '1']);
  const bundler = join(root, 'web/node_modules/vite/bin/vite.js');
  const pages = once('.seyir-web-built', 'web/build/server/index.js', web, () =>
    prepare('node', [bundler, 'build', '--app'], { cwd: join(root, 'web') }),
  );
  await Promise.all([services, pages]);
  if (stopped) throw new Failed(stopped);
  // It says itself what there is to say.
  if (commands[command]) process.exitCode = await run('node', [...nodeFlags, ...commands[command], ...rest]);
} catch (error) {
  if (stopped) console.log('Stopped.');
  else if (!(error instanceof Failed)) console.error(error.message);
  process.exitCode = error instanceof Failed ? error.code : 1;
}
