// Reads test files: the name of each test, whether it is skipped, and whether its body checks anything.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

/** A node of the syntax tree, and lists and values of nodes. */
type Node = { readonly type: string } & Record<string, unknown>;

export interface Test {
  /** Its own name. */
  readonly name: string;
  /** The names of the suites around it. */
  readonly suites: readonly string[];
  /** True if it does not run, or not everywhere: by `skip`, also of a suite, in its body or by a condition. */
  readonly skipped: boolean;
  /** True if its body has no assertion, or only assertions that nearly every value passes. */
  readonly hollow: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: object): (Node | readonly unknown[])[] =>
  Object.values(node).filter((value) => isNode(value) || Array.isArray(value) || isArgument(value));

/** An argument of a call is an object without a type. */
const isArgument = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'expression' in value;

/** Visits a node and those within it, until `visit` returns true for one. */
const some = (node: unknown, visit: (node: Node) => boolean): boolean => {
  if (Array.isArray(node)) return node.some((one) => some(one, visit));
  if (typeof node !== 'object' || node === null) return false;
  if (isNode(node) && visit(node)) return true;
  return childrenOf(node).some((one) => some(one, visit));
};

/** `test.describe.skip` as its words; a call within, as in `it.each(table)(name)`, adds the words of its callee. */
const wordsOf = (node: unknown): string[] => {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Identifier':
      return [String(node['value'])];
    case 'MemberExpression':
      return [...wordsOf(node['object']), ...wordsOf(node['property'])];
    case 'CallExpression':
      return wordsOf(node['callee']);
    case 'TaggedTemplateExpression':
      return wordsOf(node['tag']);
    case 'AwaitExpression':
      return wordsOf(node['argument']);
    case 'ParenthesisExpression':
    case 'TsNonNullExpression':
      return wordsOf(node['expression']);
    case 'ConditionalExpression':
      return [...wordsOf(node['consequent']), ...wordsOf(node['alternate'])];
    default:
      return [];
  }
};

const argumentsOf = (call: Node): unknown[] =>
  (call['arguments'] as { expression: unknown }[]).map(({ expression }) => expression);

const textOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { cooked?: string; raw: string }[])
      .map(({ cooked, raw }) => cooked ?? raw)
      .join('…');
  if (node.type === 'BinaryExpression')
    return `${textOf(node['left']) ?? '…'}${textOf(node['right']) ?? '…'}`;
  return undefined;
};

const isFunction = (node: unknown): node is Node =>
  isNode(node) &&
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type);

const TESTS: ReadonlySet<string> = new Set(['it', 'test']);
const SKIPS: ReadonlySet<string> = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf']);
/** Calls that reject if the awaited thing does not appear. */
const WAITS =
  /^(?:waitFor\w*|findBy\w+|findAllBy\w+|getBy(?:Role|Text|Label|LabelText|Title|TestId|AltText|PlaceholderText|DisplayValue)|getAllBy\w+|eventually|until)$/;
/** Matchers that say almost nothing of a value. */
const WEAK: ReadonlySet<string> = new Set(['toBeDefined', 'toBeTruthy', 'toBeNull', 'toBeUndefined']);

interface File {
  readonly tree: Node;
  /** Functions by name, wherever they are declared. */
  readonly functions: ReadonlyMap<string, Node>;
  /** The relative path of an imported name's file. */
  readonly imports: ReadonlyMap<string, string>;
}

/** Reads files once; `root` is the folder of the repository. */
export const testReader = (root: string) => {
  const files = new Map<string, File | undefined>();

  const fileAt = (path: string): File | undefined => {
    if (!files.has(path)) files.set(path, existsSync(path) ? read(path) : undefined);
    return files.get(path);
  };

  const imported = (from: string, source: string): string | undefined => {
    const path = join(dirname(from), source);
    return [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((one) => existsSync(one));
  };

  /** Whether a function or body asserts something, also through functions that it calls. */
  const asserts = (node: unknown, path: string, seen: Set<unknown>): boolean => {
    const file = fileAt(path);
    return some(node, (one) => {
      if (one.type !== 'CallExpression') return false;
      const words = wordsOf(one['callee']);
      const last = words.at(-1) ?? '';
      if (words[0] === 'expect') {
        if (words.length === 1) return false; // `expect(…)` alone asserts nothing: its matcher is a call of its own
        if (!WEAK.has(last)) return true;
        // A query throws without a result.
        if (words.includes('not') || last === 'toBeNull' || last === 'toBeUndefined')
          return !words.includes('not');
        return some(expected(one), ({ type, value }) => type === 'Identifier' && WAITS.test(String(value)));
      }
      if (words[0] === 'assert' || /^assert[A-Z]/.test(last) || WAITS.test(last)) return true;
      const name = words[0] ?? '';
      const own = file?.functions.get(words.length > 1 ? last : name);
      if (own && !seen.has(own)) {
        seen.add(own);
        if (asserts(own['body'], path, seen)) return true;
      }
      const source = file?.imports.get(name);
      const other = source === undefined ? undefined : imported(path, source);
      const shared =
        other === undefined ? undefined : fileAt(other)?.functions.get(words.length > 1 ? last : name);
      if (other === undefined || !shared || seen.has(shared)) return false;
      seen.add(shared);
      return asserts(shared['body'], other, seen);
    });
  };

  /** The tests of a file, by its path in the repository. */
  return (name: string): Test[] => {
    const path = join(root, name);
    const file = fileAt(path);
    const tests: Test[] = [];
    /** Names of functions that may skip, with what they replace: `const maybe = ok ? it : it.skip`. */
    const maybe = new Map<string, 'test' | 'suite'>();

    const visit = (node: unknown, suites: readonly string[], skipped: boolean): void => {
      if (Array.isArray(node)) return node.forEach((one) => visit(one, suites, skipped));
      if (typeof node !== 'object' || node === null) return;
      if (isNode(node) && node.type === 'VariableDeclarator') {
        const words = wordsOf(node['init']);
        const kind = isSuite(words) ? 'suite' : isTest(words) ? 'test' : undefined;
        if (kind && words.some((word) => SKIPS.has(word)))
          for (const word of wordsOf(node['id'])) maybe.set(word, kind);
      }
      if (isNode(node) && node.type === 'CallExpression') {
        const words = wordsOf(node['callee']);
        const [title, ...rest] = argumentsOf(node);
        const text = textOf(title);
        const body = rest.findLast(isFunction);
        const isOff = skipped || words.some((word) => SKIPS.has(word) || maybe.has(word));
        const kind = maybe.get(words[0] ?? '');
        if (text !== undefined && (isSuite(words) || kind === 'suite') && body)
          return visit(body['body'], [...suites, text], isOff || skipsItself(body));
        if (text !== undefined && (isTest(words) || kind === 'test') && (body || isOff)) {
          tests.push({
            name: text,
            suites,
            skipped: isOff || !body || skipsItself(body),
            hollow: !!body && !asserts(body['body'], path, new Set()),
          });
          return;
        }
      }
      for (const child of childrenOf(node)) visit(child, suites, skipped);
    };
    visit(file?.tree['body'], [], false);
    return tests;
  };
};

/** The argument of the `expect` at the start of a chain. */
const expected = (matcher: Node): unknown => {
  let node: unknown = matcher['callee'];
  while (isNode(node)) {
    if (node.type === 'CallExpression' && wordsOf(node['callee']).length === 1) return node['arguments'];
    node = node['object'] ?? node['callee'];
  }
  return undefined;
};

const isSuite = (words: readonly string[]): boolean =>
  words[0] === 'describe' || (words[0] === 'test' && words.includes('describe'));

const isTest = (words: readonly string[]): boolean =>
  TESTS.has(words[0] ?? '') || (words.length === 2 && words[0] === 't' && words[1] === 'test');

/** `test.skip(condition, reason)`, `t.skip()` or `test.fixme()` as a statement of a body. */
const skipsItself = (body: Node): boolean =>
  some(body['body'], (node) => {
    if (node.type !== 'CallExpression') return false;
    const words = wordsOf(node['callee']);
    if (words.length < 2 || !['test', 'it', 't', 'this', 'context'].includes(words[0] ?? '')) return false;
    return SKIPS.has(words.at(-1) ?? '') && !argumentsOf(node).some(isFunction);
  });

const read = (path: string): File => {
  const options = { syntax: 'typescript', tsx: path.endsWith('.tsx'), decorators: true } as const;
  const tree = parseSync(readFileSync(path, 'utf8'), options) as unknown as Node;
  const functions = new Map<string, Node>();
  const imports = new Map<string, string>();
  some(tree, (node) => {
    const id = wordsOf(node['id'] ?? node['identifier'] ?? node['key'])[0];
    if (node.type === 'FunctionDeclaration' && id) functions.set(id, node);
    if (node.type === 'VariableDeclarator' && id && isFunction(node['init'])) functions.set(id, node['init']);
    if (node.type === 'KeyValueProperty' && id && isFunction(node['value'])) functions.set(id, node['value']);
    if (node.type === 'MethodProperty' && id) functions.set(id, node);
    if (node.type === 'ImportDeclaration') {
      const from = textOf(node['source']) ?? '';
      if (from.startsWith('.'))
        for (const { local } of node['specifiers'] as { local: Node }[])
          imports.set(String(local['value']), from);
    }
    return false;
  });
  return { tree, functions, imports };
};
