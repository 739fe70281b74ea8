// Generates src/generated from src/features/*/graphql/*.graphql and the gateway's schema: types, one module per
// operation and per fragment of a fragments.graphql, and the list of the gateway's trusted documents. With --check it
// writes nothing and fails if the committed files differ.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { InMemoryCache } from '@apollo/client';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  print,
  specifiedRules,
  validate,
  visit,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';
import { documentOf } from '../src/graphql/document.ts';

const check = process.argv.includes('--check');
const features = new URL('../src/features/', import.meta.url);
const generated = new URL('../src/generated/', import.meta.url);
const schemaFile = new URL('../../gateway/src/graphql/generated/schema.graphql', import.meta.url);
const header = '// Made by scripts/generate-types.ts from the features’ *.graphql: see README.md.\n';

const sdl = await readFile(schemaFile, 'utf8');
const schema = buildSchema(sdl);

const sources = await documentsOf();
const all: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: sources.flatMap(({ document }) => document.definitions),
};
const fragments = new Map<string, FragmentDefinitionNode>();
for (const definition of all.definitions)
  if (definition.kind === Kind.FRAGMENT_DEFINITION) {
    if (fragments.has(definition.name.value)) fail(`fragment ${definition.name.value} stands twice`);
    fragments.set(definition.name.value, definition);
  }
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
const errors = validate(schema, all, rules);
if (errors.length > 0) fail(errors.map((error) => error.message).join('\n'));

const types = await codegen({
  documents: sources,
  schema: parse(sdl),
  filename: 'types.ts',
  pluginMap: { operations },
  plugins: [{ operations: {} }],
  config: {
    enumType: 'string-literal',
    scalars: { ID: 'string', DateTime: 'string' },
    skipTypename: true,
    useTypeImports: true,
    disableDescriptions: true,
    dedupeFragments: true,
    emitLegacyCommonJSImports: false,
    importExtension: '.js',
  },
});

const files = new Map([['types.ts', header + types]]);
const trusted: [digest: string, text: string][] = [];
// Adds `__typename` as the client would, so that it need not do so in the browser.
const client = new InMemoryCache();
for (const operation of all.definitions) {
  if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
  const text = textOf([operation, ...used(operation)]);
  trusted.push([createHash('sha256').update(text).digest('hex'), text]);
  const name = operation.name?.value ?? fail('an operation has no name');
  const result = `${name}${operation.operation.slice(0, 1).toUpperCase()}${operation.operation.slice(1)}`;
  addModule(
    name,
    `${header}import { documentOf } from '../graphql/document.js';
import type { ${result}, ${result}Variables } from './types.js';

export const ${name}Document = /* @__PURE__ */ documentOf<${result}, ${result}Variables>(
  \`${text}\`,
);
`,
  );
}
for (const fragment of readAlone()) {
  const name = fragment.name.value;
  const text = textOf([fragment, ...used(fragment)]);
  addModule(
    `${name}Fragment`,
    `${header}import { documentOf } from '../graphql/document.js';
import type { ${name}Fragment } from './types.js';

export const ${name}FragmentDoc = /* @__PURE__ */ documentOf<${name}Fragment>(
  \`${text}\`,
);
`,
  );
}
trusted.sort(([, a], [, b]) => (a < b ? -1 : 1));
files.set('documents.json', `${JSON.stringify(Object.fromEntries(trusted), null, 2)}\n`);

await mkdir(generated, { recursive: true });
const stale = (await readdir(generated)).filter((name) => name !== 'README.md' && !files.has(name));
const differing = check ? stale.map((name) => `${name} is not made any more`) : [];
for (const [name, content] of files) {
  const url = new URL(name, generated);
  const old = await readFile(url, 'utf8').catch(() => '');
  if (old === content) continue;
  if (check) differing.push(`${name} is not what the documents make`);
  else await writeFile(url, content);
}
if (!check) await Promise.all(stale.map((name) => rm(new URL(name, generated))));
for (const fault of differing) console.error(`src/generated/${fault}: run "pnpm generate"`);
process.exitCode = differing.length > 0 ? 1 : 0;

/** The fragments that the client reads from its cache without an operation. */
function readAlone(): FragmentDefinitionNode[] {
  return sources
    .filter(({ location }) => location.endsWith('/fragments.graphql'))
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
}

/** Adds the module of an operation or fragment, with its name in kebab case. */
function addModule(name: string, content: string) {
  const file = `${name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()}.ts`;
  if (files.has(file)) fail(`${name} stands twice`);
  files.set(file, content);
}

/** All documents by feature and name. */
async function documentsOf() {
  const found: { location: string; document: DocumentNode }[] = [];
  for (const feature of (await readdir(features)).sort()) {
    const folder = new URL(`${feature}/graphql/`, features);
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((file) => file.endsWith('.graphql')).sort()) {
      const location = `${feature}/graphql/${name}`;
      const text = await readFile(new URL(name, folder), 'utf8');
      found.push({ location, document: parse(text, { noLocation: true }) });
    }
  }
  return found;
}

/** The fragments that a definition spreads, directly or through others, each once. */
function used(
  definition: DefinitionNode,
  found = new Map<string, FragmentDefinitionNode>(),
): FragmentDefinitionNode[] {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      if (found.has(value)) return;
      const fragment = fragments.get(value) ?? fail(`fragment ${value} is not there`);
      found.set(value, fragment);
      used(fragment, found);
    },
  });
  return [...found.values()];
}

/** The text of a document as the client sends it, with `__typename`; fails if the site's own reader would not understand it. */
function textOf(definitions: DefinitionNode[]): string {
  const document = client.transformDocument(bare({ kind: Kind.DOCUMENT, definitions }));
  const text = print(document);
  const { definitions: read } = documentOf(text);
  if (!isDeepStrictEqual(read, bare(parse(text, { noLocation: true })).definitions) || /[`\\]/.test(text))
    fail(`src/graphql/document.ts does not read this:\n${text}`);
  return text;
}

/** Removes the parts that only tools need. */
function bare(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter(node) {
      const { loc: _loc, description: _description, ...rest } = node as ASTNode & Record<string, unknown>;
      for (const [key, value] of Object.entries(rest))
        if (value === undefined || (Array.isArray(value) && value.length === 0)) delete rest[key];
      return rest;
    },
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
