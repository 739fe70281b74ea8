import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serviceNames } from '../../lib/topology.ts';
import { generatedFiles } from '../../services/generated-files.ts';

const root = join(import.meta.dirname, '../../..');
const NAME = 'specimen';
const OWN = [`services/${NAME}`, `charts/${NAME}`, `proto/seyir/${NAME}`];
/** An upper bound for a build on a busy machine. */
const STEP_MS = 300_000;
const jestFlags = '--experimental-vm-modules --no-warnings=ExperimentalWarning';
const hasHelm = (process.env['PATH'] ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'helm')));

let parent: string;
let copy: string;
let before: Map<string, string>;
let changed: string[];

/** Generated files that are not in the repository. */
const isMade = (path: string) =>
  /(^|\/)(\.git|node_modules|dist|build|var)(\/|$)|\.tsbuildinfo$|^charts\/[^/]+\/(charts$|Chart\.lock$)/.test(
    path,
  );

/** A checkout with the same packages and builds, without large folders that contain no lists. */
const copyCheckout = () => {
  const left = [
    ...['.git', 'node_modules', 'var', 'docs', 'web/build'].map((path) => `./${path}`),
    './services/demo/pictures',
    './services/demo/media',
    './gateway/test',
    './web/test',
  ];
  mkdirSync(copy);
  const script = 'tar -C "$1" -cf - $3 . | tar -C "$2" -xf -';
  const excludes = left.map((path) => `--exclude=${path}`).join(' ');
  const { status, stderr } = spawnSync('sh', ['-c', script, 'copy', root, copy, excludes]);
  if (status !== 0) throw new Error(String(stderr));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
};

/** Digests of the repository's files, by path. */
const filesOf = (folder = '.', found = new Map<string, string>()) => {
  for (const entry of readdirSync(join(copy, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isMade(path)) continue;
    if (entry.isDirectory()) filesOf(path, found);
    else if (entry.isFile())
      found.set(
        path,
        createHash('sha1')
          .update(readFileSync(join(copy, path)))
          .digest('hex'),
      );
  }
  return found;
};

const run = (program: string, ...args: string[]) => {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH, NODE_OPTIONS: program === 'jest' ? jestFlags : '' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}\n${stderr}`);
  return stdout;
};

/** Links the new package, as pnpm would. */
const linkPackages = () => {
  cpSync(join(copy, 'services/catalogue/node_modules'), join(copy, `services/${NAME}/node_modules`), {
    recursive: true,
    verbatimSymlinks: true,
  });
  symlinkSync(`../../../${NAME}`, join(copy, `services/all-in-one/node_modules/@seyir/${NAME}`));
};

const text = (file: string) => readFileSync(join(copy, file), 'utf8');

describe('adding an empty service', () => {
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), 'seyir-services-'));
    copy = join(parent, basename(root));
    copyCheckout();
    before = filesOf();
    run('node', 'scripts/services/run.ts', 'add', NAME, 'What a test tries out');
    const after = filesOf();
    changed = [...after].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
  }, STEP_MS);
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('needs its folder, its chart, its contract and one row; one command writes all else', async () => {
    const own = changed.filter((path) => OWN.some((folder) => path.startsWith(`${folder}/`)));
    expect(own.length).toBeGreaterThan(12);
    // The structure of the other services.
    const sources = ['wiring.ts', 'use-cases.ts', 'permissions.ts', `adapters/grpc/${NAME}.controller.ts`];
    expect(own).toEqual(expect.arrayContaining(sources.map((path) => `services/${NAME}/src/${path}`)));
    const rows = text('topology.json').split('\n');
    const rowsBefore = readFileSync(join(root, 'topology.json'), 'utf8').split('\n');
    expect(rows.filter((row) => row.includes(NAME))).toEqual([`    { "name": "${NAME}", "calls": [] }`]);
    expect(rows.length).toBe(rowsBefore.length + 1);

    const written = [...Object.keys(await generatedFiles(copy)), 'topology.json'];
    const isWritten = (path: string) =>
      written.includes(path) || /^charts\/(seyir\/rendered|[^/]+\/values\.schema\.json$)/.test(path);
    const rest = changed.filter((path) => !own.includes(path) && !isWritten(path));
    expect(rest).toEqual([`proto/gen/seyir/${NAME}/v1/service_pb.ts`]);
  });

  it('every list with the names of the other services contains it', () => {
    const lists = changed.filter((path) => !OWN.some((folder) => path.startsWith(`${folder}/`)));
    expect(lists).toEqual(
      expect.arrayContaining([
        'charts/lib/templates/_topology.tpl',
        'charts/seyir/Chart.yaml',
        'charts/seyir/examples/minimal.yaml',
        'charts/seyir/examples/production.yaml',
        'charts/seyir/rules.yaml',
        'charts/seyir/values.yaml',
        'deploy/compose/compose.yaml',
        'deploy/infra/init.sql',
        'deploy/observability/prometheus.yaml',
        'deploy/observability/rules.test.yaml',
        'proto/index.ts',
        'proto/services.ts',
        'services/all-in-one/package.json',
        'services/all-in-one/src/topology.ts',
        'services/all-in-one/tsconfig.json',
        'skaffold.yaml',
        'tsconfig.json',
      ]),
    );
    for (const file of lists) expect([file, text(file).includes(NAME)]).toEqual([file, true]);
  });

  it(
    'the all-in-one process, the fleet, images and Compose’s secrets contain it',
    () => {
      linkPackages();
      run('tsc', '-b', '--checkers', '1', 'services/all-in-one');
      const known = run(
        ...(['node', '--input-type=module', '-e'] as const),
        `import { services } from '${copy}/services/all-in-one/dist/topology.js';
       import { UNITS } from '${copy}/scripts/stack/topology.ts';
       import { names } from '${copy}/scripts/charts/helm.ts';
       import { DATABASES, CALLERS } from '${copy}/deploy/compose/secrets.mjs';
       const units = UNITS.map(({ name }) => name);
       console.log(JSON.stringify([Object.keys(services), units, names, DATABASES, CALLERS]));
       process.exit();`,
      );
      for (const list of JSON.parse(known) as string[][]) expect(list).toContain(NAME);
    },
    STEP_MS,
  );

  it(
    'starts, and passes the tests of Skaffold, Compose and Secrets like the others',
    () => {
      run('jest', '-c', `services/${NAME}/jest.config.js`, '--runInBand');
      run('jest', '-c', 'services/all-in-one/jest.config.js', '--runInBand', 'chart-topology');
      // The rendered examples, which the other tests read, need Helm.
      const tests = hasHelm ? ['skaffold', 'compose', 'secrets'] : ['skaffold'];
      run('jest', '-c', 'scripts/jest.config.js', '--runInBand', ...tests);
    },
    STEP_MS,
  );

  it(
    'removing it leaves nothing',
    () => {
      for (const folder of OWN) rmSync(join(copy, folder), { recursive: true });
      writeFileSync(join(copy, 'topology.json'), readFileSync(join(root, 'topology.json')));
      run('node', 'scripts/services/run.ts');
      expect([...filesOf()].sort()).toEqual([...before].sort());
    },
    STEP_MS,
  );
});

describe('lists of services', () => {
  /** Code that names all services within this many characters of each other counts as a list of the services. */
  const LIST = 200;
  const word = new RegExp(`\\b(?:${serviceNames.join('|')})\\b`, 'g');

  /** The shortest section of the text that names every service. */
  const stretchOf = (content: string) => {
    const last = new Map<string, number>();
    let shortest = Infinity;
    for (const { 0: name, index } of content.matchAll(word)) {
      last.set(name, index);
      if (last.size === serviceNames.length)
        shortest = Math.min(shortest, index - Math.min(...last.values()));
    }
    return shortest;
  };

  it('are detected', () => expect(stretchOf(`const all = [${serviceNames.join(', ')}];`)).toBeLessThan(LIST));

  it('exist in topology.json and in generated files, and nowhere else', async () => {
    const written = Object.keys(await generatedFiles(root));
    const folders = ['proto', 'services', 'gateway', 'web', 'charts', 'deploy', 'scripts'];
    const code = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|cjs|js|ya?ml|json|tpl|sql)$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    );
    const lists = code.filter(
      (file) =>
        !isMade(file) &&
        !/\/(rendered|generated)\/|\/values\.schema\.json$/.test(file) &&
        !written.includes(file) &&
        stretchOf(readFileSync(join(root, file), 'utf8')) < LIST,
    );
    expect(lists).toEqual([]);
  });
});
