// Fuzzes the legacy calls and GraphQL of a fresh site with a member's session: `npm run fuzz`. Needs Python 3.
// Fails on a 5xx, on an answer that the documents do not name, and when fewer than 90 % of the operations succeed once.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits, loginsIn, startEmbedded } from '../lib/site.mjs';
import { knownValues } from './known-values.mjs';

const root = join(import.meta.dirname, '../..');
const EXAMPLES = process.env.FUZZ_EXAMPLES ?? '60';
const WANTED = 0.9;
const SDL = 'gateway/src/graphql/generated/schema.graphql';
const venv = join(root, 'node_modules/.seyir-fuzz');

const must = (program, ...args) => {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
};

if (!existsSync(join(venv, 'bin/st'))) {
  console.log('› Installing schemathesis');
  must('python3', '-m', 'venv', venv);
  must(join(venv, 'bin/pip'), 'install', '--quiet', '-r', join(import.meta.dirname, 'requirements.txt'));
}

const run = (folder, name, schema, origin, cookie, checks) =>
  new Promise((resolve) => {
    const args = [
      'run',
      schema,
      '--url',
      origin,
      '-H',
      `Cookie: ${cookie}`,
      '-H',
      `Origin: ${new URL(origin).origin}`,
    ];
    const options = [
      '--checks',
      checks,
      '--phases',
      'examples,coverage,fuzzing',
      '-n',
      EXAMPLES,
      '--seed',
      '1',
    ];
    const child = spawn(
      join(venv, 'bin/st'),
      [
        ...args,
        ...options,
        '--continue-on-failure',
        '--no-shrink',
        '--warnings',
        'off',
        '--suppress-health-check',
        'all',
      ],
      {
        cwd: folder,
        stdio: 'inherit',
        env: {
          ...process.env,
          PYTHONPATH: import.meta.dirname,
          SCHEMATHESIS_HOOKS: 'hooks',
          SEYIR_KNOWN: join(folder, 'known.json'),
          SEYIR_REACHED: join(folder, `${name}.json`),
        },
      },
    );
    child.once('exit', (code) => resolve(code ?? 1));
  });

/** What the documents name: paths, the service calls by their type, and GraphQL's fields. */
const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, { post }]) => {
    const { schema } = post.requestBody.content['application/json'];
    if (!schema.oneOf) return [path];
    return schema.oneOf.map(({ properties }) => `${path} ${properties.type.const}`);
  });

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const folder = mkdtempSync(join(tmpdir(), 'seyir-fuzz-'));
const data = join(folder, 'data');
const site = await startEmbedded(data, { LIMITS: limits });
try {
  const [login] = loginsIn(data);
  const { cookie, ...known } = await knownValues(site.origin, login, loginsIn(data));
  writeFileSync(join(folder, 'known.json'), JSON.stringify(known));
  const document = await (await fetch(`${site.origin}/openapi.json`)).json();
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));

  const conformance =
    'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';
  let failed = 0;
  for (const [name, schema, url, checks] of [
    ['legacy', join(folder, 'openapi.json'), site.origin, conformance],
    ['graphql', join(root, SDL), `${site.origin}/graphql`, 'no_internal_error'],
  ]) {
    console.log(`› ${name}`);
    const code = await run(folder, name, schema, url, cookie, checks);
    const counts = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const operations = name === 'legacy' ? operationsOf(document) : Object.keys(counts);
    const missed = operations.filter((operation) => !counts[operation]?.[1]);
    const share = 1 - missed.length / operations.length;
    console.log(
      `${name}: ${operations.length - missed.length} of ${operations.length} operations succeeded` +
        (missed.length > 0 ? '; never:' : ''),
    );
    for (const operation of missed) console.log(`  ${operation}: ${counts[operation]?.[2] ?? 'not called'}`);
    if (code !== 0 || share < WANTED) failed += 1;
  }
  console.log(failed === 0 ? 'fuzz: passed' : 'fuzz: FAILED');
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
