// Fuzzes the legacy calls and GraphQL of a fresh site with a member's session, and with one of staff where a role is
// needed: `npm run fuzz`. Needs Python 3. Fails on a 5xx, on an undocumented answer, and if fewer than 90 % of the
// operations succeed once.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { readArgs } from '../lib/args.ts';
import { write } from '../lib/result.ts';
import { loginsIn, startOpen } from '../lib/site.ts';
import { openDesk } from './desk.ts';
import { rootFields } from './document.ts';
import { serveFitting } from './fitting.ts';
import { openThings } from './things.ts';
import type { LegacyDocument } from './legacy-document.ts';

readArgs('usage: npm run fuzz   (FUZZ_EXAMPLES: examples an operation, 20 by default)', {});

const root = join(import.meta.dirname, '../..');
const EXAMPLES = process.env.FUZZ_EXAMPLES ?? '20';
const WANTED = 0.9;
/** Operations that a site with passwords of its own always refuses, and where tests reach them. */
const elsewhere: Readonly<Record<string, string>> = {
  signInByTicket:
    'needs a Keycloak realm, to which `keycloak.stack.test.ts` and the journeys of the fleet sign in',
};
const SDL = join(root, 'gateway/src/graphql/generated/schema.graphql');
const venv = join(root, 'node_modules/.seyir-fuzz');

const must = (program: string, ...args: string[]) => {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
};

if (!existsSync(join(venv, 'bin/st'))) {
  console.log('› Installing schemathesis');
  must('python3', '-m', 'venv', venv);
  must(join(venv, 'bin/pip'), 'install', '--quiet', '-r', join(import.meta.dirname, 'requirements.txt'));
}

/** A target of schemathesis. */
interface Endpoint {
  name: string;
  /** file that describes it */
  schema: string;
  url: string;
  /** of schemathesis, comma-separated */
  checks: string;
  operations: string[];
}

interface Fuzzed extends Endpoint {
  /** exit code of schemathesis */
  code: number;
  /** by operation: calls, successes, and the answer to the last complete call */
  counts: Record<string, [number, number, string?]>;
  minutes: number;
}

/** @returns the exit code of schemathesis: 0 if no check failed */
const run = (endpoint: Endpoint, origin: string, fitting: string, reached: string): Promise<number> =>
  new Promise((resolve) => {
    const args = [
      'run',
      endpoint.schema,
      '--url',
      endpoint.url,
      '-H',
      `Origin: ${origin}`,
      '--checks',
      endpoint.checks,
      '--phases',
      'examples,coverage,fuzzing',
      '-n',
      EXAMPLES,
      '--seed',
      '1',
      '--continue-on-failure',
      '--no-shrink',
      '--warnings',
      'off',
      '--suppress-health-check',
      'all',
    ];
    const env = {
      ...process.env,
      PYTHONPATH: import.meta.dirname,
      PYTHONDONTWRITEBYTECODE: '1',
      SCHEMATHESIS_HOOKS: 'hooks',
      SEYIR_FITTING: fitting,
      SEYIR_REACHED: reached,
    };
    // In the folder of the run, because schemathesis stores its findings there.
    const child = spawn(join(venv, 'bin/st'), args, { cwd: folder, stdio: 'inherit', env });
    const end = () => child.kill();
    stop.signal.addEventListener('abort', end);
    child.once('exit', (code) => {
      stop.signal.removeEventListener('abort', end);
      resolve(code ?? 1);
    });
  });

/** The operations of the document: paths, and the service calls by type. */
const operationsOf = (document: LegacyDocument) =>
  Object.entries(document.paths).flatMap(([path, { post }]) => {
    const schema = post.requestBody.content['application/json']?.schema;
    if (!schema?.oneOf) return [path];
    return schema.oneOf.map(({ properties }) => `${path} ${properties?.['type']?.const}`);
  });

/** Aborted by a signal. schemathesis and the site write into the folder, so both end before it is removed. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
const folder = mkdtempSync(join(tmpdir(), 'seyir-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const data = join(folder, 'data');
const site = await startOpen(data);
const { origin } = site;
try {
  const logins = loginsIn(data);
  const mails = join(data, 'mails');
  const things = await openThings(origin, logins, mails);
  const desk = await openDesk(origin, logins, mails, things);
  const fitting = await serveFitting(things, desk, SDL);
  const document = await (await fetch(`${origin}/openapi.json`)).json();
  const openapi = join(folder, 'openapi.json');
  writeFileSync(openapi, JSON.stringify(document));
  const endpoints: Endpoint[] = [
    {
      name: 'legacy calls',
      schema: openapi,
      url: origin,
      checks:
        'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance',
      operations: operationsOf(document),
    },
    {
      name: 'GraphQL',
      schema: SDL,
      url: `${origin}/graphql`,
      checks: 'no_internal_error',
      operations: Object.keys(rootFields(buildSchema(readFileSync(SDL, 'utf8')))),
    },
  ];
  const results: Fuzzed[] = [];
  for (const endpoint of endpoints) {
    if (stop.signal.aborted) break;
    console.log(`› ${endpoint.name}`);
    const reached = join(folder, 'reached.json');
    const began = performance.now();
    const code = await run(endpoint, origin, fitting.address, reached);
    if (stop.signal.aborted) break;
    const counts = JSON.parse(readFileSync(reached, 'utf8'));
    results.push({ ...endpoint, code, counts, minutes: (performance.now() - began) / 60_000 });
  }
  fitting.close();
  process.exitCode = !stop.signal.aborted && report(results) ? 0 : 1;
} finally {
  await site.stop();
}

/** @returns whether there were no findings and enough operations succeeded */
function report(results: Fuzzed[]): boolean {
  const rows = results.map(({ name, operations, counts, code, minutes }) => {
    const missed = operations.filter((operation) => !counts[operation]?.[1]);
    const called = Object.values(counts);
    const sum = (place: 0 | 1) => called.reduce((all, count) => all + count[place], 0);
    const share = 1 - missed.length / operations.length;
    return { name, operations, counts, missed, code, minutes, share, calls: sum(0), successes: sum(1) };
  });
  const passed = rows.every(({ code, share }) => code === 0 && share >= WANTED);
  const table = rows.map(
    (row) =>
      `| ${row.name} | ${row.operations.length - row.missed.length} of ${row.operations.length} | ` +
      `${(row.share * 100).toFixed(0)} % | ${row.calls} | ${row.successes} | ` +
      `${row.code === 0 ? 'nothing' : 'something: see the run'} | ${row.minutes.toFixed(1)} |`,
  );
  const missed = rows.flatMap((row) =>
    row.missed.map(
      (operation) =>
        `- ${row.name}, \`${operation}\`: ${elsewhere[operation] ?? row.counts[operation]?.[2] ?? 'never called'}`,
    ),
  );
  write(
    'fuzz',
    'The site under generated calls',
    `schemathesis sends ${EXAMPLES} examples an operation, and more for each boundary, with a member's session, or one of
staff where an operation needs a role, and our \`Origin\`, to a fresh demo site; among them are whole calls that the site
can fulfil. Looked for: a 5xx, and an answer that \`/openapi.json\` or the table of errors does not name. Wanted: a success of at least ${WANTED * 100} % of the operations. What GraphQL
pushes (subscriptions) has tests of its own.

| endpoint | operations reached with a success | share | calls | successes | found | minutes |
| --- | ---: | ---: | ---: | ---: | --- | ---: |
${table.join('\n')}

${missed.length === 0 ? 'Every operation was reached.' : `These operations never succeeded. Each line shows why, or the answer to the last well-formed call:\n\n${missed.join('\n')}`}
`,
    'npm run fuzz',
  );
  console.log(passed ? 'fuzz: passed' : 'fuzz: FAILED');
  return passed;
}
