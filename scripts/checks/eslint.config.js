import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Turkish casing differs from the default one: displayed text must use the kit's text helpers. */
const casing = ['toLowerCase', 'toUpperCase'].map((property) => ({
  property,
  message: 'Use the Turkish text helpers (kit/text, web/lib/turkish).',
}));

/** Node's test runner awaits the promises of these functions. */
const ofTestRunner = [{ from: 'package', package: 'node:test', name: ['describe', 'it', 'test'] }];

/** Rules for promises, which tests need as much as the product. */
const promises = {
  '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: ofTestRunner }],
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  '@typescript-eslint/await-thenable': 'error',
};

const unpacked = 'Write its parts without the brackets: a spread only to pack lines hides them.';
const noPacking = {
  'no-restricted-syntax': [
    'error',
    { selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression).argument', message: unpacked },
    { selector: 'JSXSpreadAttribute > ObjectExpression.argument', message: unpacked },
  ],
};

/** A use case with more than five ports says in a line above them why it needs all. */
const MOST_PORTS = 5;
const portsExplained = {
  create: (context) => ({
    'TSInterfaceDeclaration[id.name=/Deps$/]': (node) => {
      const { parent } = node;
      const declared = parent.type === 'ExportNamedDeclaration' ? parent : node;
      const reasons = context.sourceCode.getCommentsBefore(declared).filter(({ type }) => type === 'Line');
      if (node.body.body.length > MOST_PORTS && reasons.length === 0)
        context.report({
          node: node.id,
          message: `More than ${MOST_PORTS} ports: join those that belong together, or say in a line above why all are needed.`,
        });
    },
  }),
};

const message = 'The build leaves it out: web/scripts/leave-out.ts.';
const notBuilt = [
  { name: 'react', importNames: ['Activity', 'ViewTransition', 'useActionState'], message },
  {
    name: 'react-dom',
    importNames: ['preinit', 'preinitModule', 'preload', 'preloadModule', 'useFormStatus'],
    message,
  },
];

/** What imports do not show. */
const elementsNotBuilt = [
  'JSXOpeningElement[name.name="form"] > JSXAttribute[name.name="action"] > JSXExpressionContainer',
  'JSXAttribute[name.name="formAction"] > JSXExpressionContainer',
  'JSXOpeningElement:matches([name.name="Fragment"], [name.property.name="Fragment"]) > JSXAttribute[name.name="ref"]',
  'JSXOpeningElement > JSXIdentifier.name[name=/-/]',
  'JSXOpeningElement[name.name=/^(style|link)$/] > JSXAttribute[name.name="precedence"]',
  'JSXOpeningElement[name.name="script"]:has(> JSXAttribute[name.name="async"]):has(> JSXAttribute[name.name="src"])',
].map((selector) => ({ selector, message }));

/** Tests and their helpers, which tsconfig.tests.json holds. */
const nodeTests = [
  'services/*/test/**/*.ts',
  'services/*/src/**/*.test.ts',
  'services/*/src/testing/**/*.ts',
  'gateway/test/**/*.ts',
  'gateway/src/**/*.test.ts',
];
/** Those of the web client belong to its own projects. */
const webTests = [
  'web/test/**/*.ts',
  'web/src/**/*.test.{ts,tsx}',
  'web/src/**/testing/**/*.{ts,tsx}',
  'web/src/**/testing.ts',
];
const tests = [...nodeTests, ...webTests];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/build/**',
      '**/gen/**',
      '**/generated/**',
      '**/node_modules/**',
      '**/*.js',
      '**/*.mjs',
      // Contracts and what is generated from them.
      'proto/**',
    ],
  },
  {
    files: ['services/*/src/**/*.ts', 'gateway/src/**/*.ts', 'web/src/**/*.{ts,tsx}', '**/scripts/**/*.ts'],
    ignores: tests,
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      ...promises,
      ...noPacking,
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read once, in main.ts or config.ts.',
        },
        { object: 'process', property: 'exit', message: 'Only entries end the process.' },
        ...casing,
      ],
    },
  },
  {
    files: nodeTests,
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: { project: 'scripts/checks/tsconfig.tests.json', tsconfigRootDir: root },
    },
    rules: { ...promises, ...noPacking },
  },
  {
    files: webTests,
    extends: [tseslint.configs.base],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: { ...promises, ...noPacking },
  },
  {
    files: ['services/*/src/app/**/*.ts'],
    plugins: { house: { rules: { 'ports-explained': portsExplained } } },
    rules: { 'house/ports-explained': 'error' },
  },
  {
    // Files that read the environment or handle identifiers, not text.
    files: [
      '**/main.ts',
      'gateway/src/uploads/decode-photo.ts',
      '**/config.ts',
      '**/lifecycle.ts',
      '**/scripts/**',
      'services/kit/src/text/**',
      'web/src/lib/turkish/**',
      'web/src/lib/turkish.ts',
      'services/kit/src/testing/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['gateway/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: '@seyir/kit', message: 'It loads TypeORM: import from @seyir/kit/stateless.' }],
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': ['error', { paths: notBuilt }],
      'no-restricted-syntax': [...noPacking['no-restricted-syntax'], ...elementsNotBuilt],
    },
  },
);
