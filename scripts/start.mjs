// Runs on the machine's own Node (>= 20) and npm; everything it starts runs on the pinned Node 24. It is plain JavaScript without
// dependencies, because it installs them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { nodeEnv, nodeFlags } from './lib/node-flags.mjs';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// npm puts its settings into a script's environment; pnpm and the children must not inherit them.
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key)));
env.PATH = `${bin}${delimiter}${env.PATH ?? ''}`;
// Enables the compile cache: compilation is half of a process's start time, and the same for each process.
env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');

Object.assign(env, { ...nodeEnv, ...env });

/** The commands after installation and build. */
const commands = {
  start: ['services/all-in-one/dist/main.js'],
  fleet: ['scripts/stack/cli.ts', 'fleet'],
  test: ['scripts/test/run.ts', 'test'],
  'test:stack': ['scripts/test/run.ts', 'stack'],
  'test:faults': ['scripts/test/run.ts', 'faults'],
  'test:charts': ['scripts/test/run.ts', 'charts'],
  'test:compat': ['scripts/test/run.ts', 'compat'],
  'test:observability': ['scripts/test/run.ts', 'observability'],
  'test:attack': ['scripts/attack/run.ts'],
  'test:images': ['scripts/images/try.ts'],
  'test:compose': ['scripts/compose/try.ts'],
  'test:cluster': ['scripts/cluster/trial/run.ts'],
  'test:size': ['scripts/size/run.ts'],
  'test:rooms': ['scripts/rooms/run.ts'],
  bench: ['scripts/bench/run.ts'],
  fuzz: ['scripts/fuzz/run.ts'],
  demo: ['services/all-in-one/dist/main.js', 'demo'],
  import: ['services/all-in-one/dist/main.js', 'import'],
  admin: ['services/all-in-one/dist/main.js', 'admin'],
  screens: ['scripts/screens/run.ts'],
  'coverage:spec': ['scripts/spec/coverage.ts'],
  release: ['scripts/release/cut.ts'],
  services: ['scripts/services/run.ts'],
  build: undefined,
};

/** Commands that need only the installed packages: they write files that the build needs, so the build may fail before them. */
const unbuilt = new Set(['services']);

const [command = 'start', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(commands, command)) {
  console.error(`Unknown command: ${command}. Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}

const say = (text) => console.log(`› ${text}`);

/** Exit codes as in a shell: 128 plus the signal's number. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

const children = new Set();
let stopped;
let failed = false;
for (const [signal, code] of Object.entries(signals))
  process.on(signal, () => {
    stopped ??= code;
    for (const child of children) child.kill(signal);
  });

/** Resolves to the exit code; `onOutput` is called with the output, which otherwise goes to the terminal. */
const run = (program, args, { cwd = root, onOutput } = {}) =>
  new Promise((resolve, reject) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      children.delete(child);
      resolve(code ?? signals[signal] ?? 1);
    });
  });

/** A preparation step: its output is shown only after a failure, or with VERBOSE=1. */
const prepare = async (program, args, options = {}) => {
  const printed = [];
  const onOutput = env.VERBOSE ? undefined : (part) => printed.push(part);
  const code = await run(program, args, { ...options, onOutput });
  if (code === 0) return;
  if (!stopped && !failed) {
    failed = true;
    process.stderr.write(Buffer.concat(printed));
    console.error(`${program} ${args.join(' ')} ended with ${code}`);
    // The other parallel steps are no longer needed.
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

/** Runs a step only if its inputs have changed or its output is missing. */
const once = async (stamp, made, fingerprint, work) => {
  const file = join(root, 'node_modules', stamp);
  const known = existsSync(file) && existsSync(join(root, made));
  if (known && readFileSync(file, 'utf8') === fingerprint) return;
  await work();
  writeFileSync(file, fingerprint);
};

const sha = (text) => createHash('sha256').update(text).digest('hex');

/** Names, sizes and times of all files below a folder: a cheap check for changes. */
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

const build = async (lock) => {
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
  // One checker at a time, because each would compute the shared types again; projects are built in parallel anyway.
  const services = prepare('tsc', ['-b', '--checkers', '1']);
  const bundler = join(root, 'web/node_modules/vite/bin/vite.js');
  const pages = once('.seyir-web-built', 'web/build/server/index.js', web, () =>
    prepare('node', [bundler, 'build', '--app'], { cwd: join(root, 'web') }),
  );
  await Promise.all([services, pages]);
};

try {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  await once('.seyir-installed', 'node_modules/.bin', sha(lock), () => {
    say('Installing packages (once; about a minute)');
    return prepare('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline']);
  });
  if (!unbuilt.has(command)) await build(lock);
  if (stopped) throw new Failed(stopped);
  // The command itself prints why it failed.
  if (commands[command]) process.exitCode = await run('node', [...nodeFlags, ...commands[command], ...rest]);
} catch (error) {
  if (stopped) console.log('Stopped.');
  else if (!(error instanceof Failed)) console.error(error.message);
  process.exitCode = error instanceof Failed ? error.code : 1;
}
