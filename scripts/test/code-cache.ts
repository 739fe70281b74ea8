// Loaded into each process of Jest. Every test file loads its modules into a context of its own, where Node would compile them
// anew; with the code of an earlier file of the same process, a file takes a tenth less of the processor.
import vm from 'node:vm';

/** By the name and length of a module. V8 compares the source by its length alone, so the source is kept too. */
const codes = new Map<string, { readonly source: string; readonly code: Buffer }>();

const keyOf = (name: string | undefined, source: string) => `${name}:${source.length}`;
const find = (key: string, source: string): Buffer | undefined => {
  const known = codes.get(key);
  return known?.source === source ? known.code : undefined;
};

/** `createCachedData` is missing in the types of Node. */
type Compiled = vm.SourceTextModule & { createCachedData(): Buffer };

const { compileFunction, SourceTextModule } = vm;

vm.compileFunction = (source, params, options = {}) => {
  const key = keyOf(options.filename, source);
  const code = find(key, source);
  if (code) {
    const compiled = compileFunction(source, params, { ...options, cachedData: code });
    // A test may set a flag of V8; code from before it does not fit then.
    if (compiled.cachedDataRejected) codes.delete(key);
    return compiled;
  }
  const compiled = compileFunction(source, params, { ...options, produceCachedData: true });
  if (compiled.cachedData) codes.set(key, { source, code: compiled.cachedData });
  return compiled;
};

/** Undefined without Node's flag for it. */
if (SourceTextModule as unknown)
  vm.SourceTextModule = new Proxy(SourceTextModule, {
    construct(target, [source, options = {}]: [string, vm.SourceTextModuleOptions?], newTarget) {
      const make = (more: vm.SourceTextModuleOptions) =>
        Reflect.construct(target, [source, { ...options, ...more }], newTarget) as Compiled;
      const key = keyOf(options.identifier, source);
      const code = find(key, source);
      if (code)
        try {
          return make({ cachedData: code });
        } catch {
          codes.delete(key);
        }
      const module = make({});
      codes.set(key, { source, code: module.createCachedData() });
      return module;
    },
  });
