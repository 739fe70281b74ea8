import type { Plugin } from 'vite';

/** A part of a library that this site never runs. Tree shaking cannot see that, so it would be in every first load. */
interface Part {
  /** The end of the file's address. */
  file: string;
  /** A function or class of that file, and the expression in its place. */
  name: string;
  instead: string;
}

const never = '() => { throw new Error("left out of this build: scripts/leave-out.ts"); }';

const parts: Part[] = [
  // These parts serve loaders, actions, error elements and prefetching links. Our routes and links use none of them.
  { file: 'react-router/dist/production/lib/hooks.js', name: 'RenderErrorBoundary', instead: never },
  { file: 'react-router/dist/production/lib/hooks.js', name: 'DefaultErrorComponent', instead: never },
  { file: 'react-router/dist/production/lib/hooks.js', name: 'useNavigateStable', instead: never },
  { file: 'react-router/dist/production/lib/dom/lib.js', name: 'useViewTransitionState', instead: never },
  {
    file: 'react-router/dist/production/lib/dom/ssr/components.js',
    name: 'usePrefetchBehavior',
    instead: '() => [false, undefined, {}]',
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/components.js',
    name: 'PrefetchPageLinks',
    instead: never,
  },
  // Every document carries its text and has its `__typename` fields: graphql/document.ts.
  {
    file: '@apollo/client/utilities/graphql/print.js',
    name: 'print',
    instead: 'Object.assign(({ loc }) => loc.source.body, { reset() {} })',
  },
  {
    file: '@apollo/client/utilities/graphql/transform.js',
    name: 'addTypenameToDocument',
    // Data of our own making may lack the field, as if the client had added it.
    instead: 'Object.assign((document) => document, { added: ({ name }) => name.value === "__typename" })',
  },
  // Wrong documents fail when they are generated.
  {
    file: '@apollo/client/utilities/internal/checkDocument.js',
    name: 'checkDocument',
    instead: '() => undefined',
  },
  { file: 'graphql/language/ast.mjs', name: 'kindValues', instead: 'new Set()' },
  // Data masking is off, and no component suspends on a fragment.
  { file: '@apollo/client/core/QueryManager.js', name: 'isFullyUnmaskedOperation', instead: '() => true' },
  {
    file: '@apollo/client/core/QueryManager.js',
    name: 'addNonReactiveToNamedFragments',
    instead: '(document) => document',
  },
  { file: '@apollo/client/masking/maskOperation.js', name: 'maskOperation', instead: never },
  { file: '@apollo/client/masking/maskFragment.js', name: 'maskFragment', instead: never },
  {
    file: '@apollo/client/react/internal/cache/FragmentReference.js',
    name: 'FragmentReference',
    instead: never,
  },
  // Our documents use no directive except @include, and the browser parses no scalar.
  {
    file: '@apollo/client/utilities/internal/hasDirectives.js',
    name: 'hasDirectives',
    instead: '() => false',
  },
  {
    file: '@apollo/client/utilities/internal/removeDirectivesFromDocument.js',
    name: 'removeDirectivesFromDocument',
    instead: '(directives, document) => document',
  },
  {
    file: '@apollo/client/utilities/internal/removeFragmentSpreads.js',
    name: 'removeMaskedFragmentSpreads',
    instead: '(document) => document',
  },
  {
    file: '@apollo/client/utilities/internal/hasForcedResolvers.js',
    name: 'hasForcedResolvers',
    instead: '() => false',
  },
  {
    file: '@apollo/client/utilities/internal/isDeferredFragment.js',
    name: 'isDeferredFragment',
    instead: '() => false',
  },
  {
    file: '@apollo/client/utilities/internal/isStreamField.js',
    name: 'isStreamField',
    instead: '() => false',
  },
  {
    file: '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js',
    name: 'coerceScalarFieldsToParsed',
    instead: '(result) => result',
  },
  // Nothing is observed from an async iterator or a stream, or on a scheduler of its own.
  { file: 'rxjs/dist/esm/internal/observable/innerFrom.js', name: 'fromAsyncIterable', instead: never },
  { file: 'rxjs/dist/esm/internal/observable/innerFrom.js', name: 'fromReadableStreamLike', instead: never },
  { file: 'rxjs/dist/esm/internal/scheduled/scheduled.js', name: 'scheduled', instead: never },
];

const absent = 'throw Error("left out of this build: scripts/leave-out.ts");';

/**
 * Methods and functions that this site never calls or that do nothing on it, with the bodies that they get; by the end of the file's
 * address.
 */
const bodies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@apollo/client/core/ApolloClient.js': { connectToDevTools: absent },
  '@apollo/client/core/ObservableQuery.js': { subscribeToMore: absent },
  // There are no scalars and input objects to convert, and no @defer and @stream.
  '@apollo/client/cache/inmemory/inMemoryCache.js': {
    serializeVariablesValue: absent,
    serializeInputArray: absent,
    serializeInputObject: absent,
  },
  '@apollo/client/cache/inmemory/entityStore.js': {
    coerceStoreObject: 'return arguments[0];',
    coerceValue: absent,
  },
  '@apollo/client/cache/inmemory/readFromStore.js': {
    prunePartialBoundariesImpl: absent,
    prunePartialStreamArrayImpl: absent,
  },
  'react-dom/cjs/react-dom-client.production.js': {
    // The client uses no <ViewTransition>. Without it, the first five functions search the tree in vain at every transition.
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    trackEnterViewTransitions: '',
    applyViewTransitionToHostInstances: absent,
    createViewTransitionInstance: absent,
    flushAfterMutationEffects: absent,
    getViewTransitionClassName: absent,
    getViewTransitionName: absent,
    reportViewTransitionError: absent,
    restoreViewTransitionOnHostInstances: absent,
    startViewTransition: absent,
    // No fragment has a ref.
    commitFragmentInstanceDeletionEffects: '',
    commitFragmentInstanceInsertionEffects: '',
    commitNewChildToFragmentInstances: '',
    isFragmentInstanceParent: 'return false;',
    FragmentInstance: absent,
    // There is no <Activity>, no list of <Suspense> and no element with a hyphen in its name.
    setPropOnCustomElement: absent,
    updateActivityComponent: absent,
    updateSuspenseListComponent: absent,
    // No form has a function as its action. A submit that starts a transition has no reader of its state.
    startHostTransition: '',
    mountActionState: absent,
    rerenderActionState: absent,
    updateActionState: absent,
    // React manages no styles and scripts, and waits for none: its elements of the head are those of a page's description.
    acquireResource: absent,
    getResource: 'return null;',
    preinitModuleScript: absent,
    preinitScript: absent,
    preinitStyle: absent,
    preload: absent,
    preloadModule: absent,
    suspendInstance: absent,
    suspendResource: absent,
    waitForCommitToBeReady: 'return null;',
    // Errors are reported without the names of components, which a build has not.
    getStackByFiberInDevAndProd: 'return "";',
  },
};

/** Statements that are dropped, by the end of the file's address. */
const statements: Readonly<Record<string, RegExp>> = {
  // The kinds of nodes that a schema has and an operation has not.
  'graphql/language/kinds.mjs':
    /^ {2}Kind\['(?!(?:OPERATION|FRAGMENT|VARIABLE)_DEFINITION)\w+_(?:DEFINITION|EXTENSION|COORDINATE)'\] = .*\n/gm,
  // The methods of classes that are left out above.
  'react-dom/cjs/react-dom-client.production.js':
    /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [^]*?^\};$/gm,
};

/** React Router's modules create components and contexts when they load. Marked as pure, the unused ones are dropped from the build. */
const router = /react-router\/dist\/production\/lib\/.*\.js$/;
const names = /^\w+\.displayName = ".*";$/gm;
const creations = /= (React\$1\.(?:createContext|forwardRef|memo)\()/g;

/** Leaves parts of libraries out of the browser's build. Fails if a library no longer has such a part. */
export function leaveOut(): Plugin {
  const waiting = new Set([
    ...parts.map(({ file, name }) => `${file}: ${name}`),
    ...Object.entries(bodies).flatMap(([file, ofFile]) =>
      Object.keys(ofFile).map((name) => `${file}: ${name}`),
    ),
    ...Object.keys(statements),
  ]);
  const replaceOnce = (code: string, what: RegExp, by: string, key: string): string => {
    if (!what.test(code)) throw new Error(`scripts/leave-out.ts: ${key} is not there`);
    waiting.delete(key);
    return code.replace(what, () => by);
  };
  return {
    name: 'leave-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules/ },
      handler(original, id) {
        let code = original;
        for (const { file, name, instead } of parts.filter((part) => id.endsWith(part.file))) {
          const head = new RegExp(`^(export )?(function|class|var|const) ${name}\\b( = )?`, 'm');
          const [, exported = '', kind = '', is = ''] = head.exec(code) ?? [];
          const pure = is && `${is}/* @__PURE__ */ `;
          const by = `${exported}const ${name} = /* @__PURE__ */ (${instead});\n${kind} leftOut${name}${pure}`;
          code = replaceOnce(code, head, by, `${file}: ${name}`);
        }
        for (const [file, ofFile] of Object.entries(bodies).filter(([end]) => id.endsWith(end)))
          for (const [name, body] of Object.entries(ofFile)) {
            const whole = new RegExp(`^(?:( {4})|function )${name}\\([^]*?^\\1\\}$`, 'm');
            const head = whole.exec(code)?.[1] ?? 'function ';
            code = replaceOnce(code, whole, `${head}${name}() { ${body} }`, `${file}: ${name}`);
          }
        for (const [file, lines] of Object.entries(statements).filter(([end]) => id.endsWith(end)))
          code = replaceOnce(code, lines, '', file);
        if (router.test(id)) code = code.replace(names, '').replace(creations, '= /* @__PURE__ */ $1');
        return code === original ? undefined : { code, map: null };
      },
    },
    buildEnd(error) {
      if (!error && waiting.size > 0)
        throw new Error(`scripts/leave-out.ts: not loaded: ${[...waiting].join(', ')}`);
    },
  };
}
