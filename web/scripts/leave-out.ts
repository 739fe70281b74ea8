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
  // Data masking is off, and no component suspends on a fragment.
  { file: '@apollo/client/masking/maskOperation.js', name: 'maskOperation', instead: never },
  { file: '@apollo/client/masking/maskFragment.js', name: 'maskFragment', instead: never },
  {
    file: '@apollo/client/react/internal/cache/FragmentReference.js',
    name: 'FragmentReference',
    instead: never,
  },
  // Our documents use no directive except @include, and the browser parses no scalar.
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

/** The browser prints operations only; the rules for schemas follow the last one for operations. */
const printer = 'graphql/language/printer.mjs';
const schemaRules = /^ {2}SchemaDefinition: [\s\S]*?^};$/m;

/** React Router's modules create components and contexts when they load. Marked as pure, the unused ones are dropped from the build. */
const router = /react-router\/dist\/production\/lib\/.*\.js$/;
const names = /^\w+\.displayName = ".*";$/gm;
const creations = /= (React\$1\.(?:createContext|forwardRef|memo)\()/g;

/** Leaves parts of libraries out of the browser's build. Fails if a library no longer has such a part. */
export function leaveOut(): Plugin {
  const waiting = new Set([...parts.map(({ file, name }) => `${file}: ${name}`), printer]);
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
          const head = new RegExp(`^(export )?(function|class|var) ${name}\\b`, 'm');
          const [, exported = '', kind = ''] = head.exec(code) ?? [];
          const by = `${exported}const ${name} = /* @__PURE__ */ (${instead});\n${kind} leftOut${name}`;
          code = replaceOnce(code, head, by, `${file}: ${name}`);
        }
        if (id.endsWith(printer)) code = replaceOnce(code, schemaRules, '};', printer);
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
