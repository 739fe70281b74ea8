const services = '^services/(?!kit/|all-in-one/)([^/]+)/';
const tests = ['/test/', '\\.test\\.tsx?$', '/jest[^/]*\\.js$'];

/** The layer rules of the repository, as data. */
module.exports = {
  forbidden: [
    {
      name: 'product-imports-no-scripts',
      comment:
        'Scripts use the product and what operators apply, never the other way round. Tests may start a stack.',
      severity: 'error',
      from: { path: '^(services|gateway|web|proto)/', pathNot: tests },
      to: { path: '^(scripts|deploy)/' },
    },
    {
      name: 'deploy-stands-alone',
      comment: 'Operators apply what is there with Node alone, before anything is installed or built.',
      severity: 'error',
      from: { path: '^deploy/' },
      to: { path: ['^(scripts|services|gateway|web|proto)/', 'node_modules/'] },
    },
    {
      name: 'no-ring-of-top-folders',
      comment: 'proto, the kit, services and the gateway, all-in-one: each imports what stands before it.',
      severity: 'error',
      from: { path: '^(proto|services/(?!all-in-one/))' },
      to: { path: '^(gateway|web)/' },
    },
    {
      name: 'proto-imports-nothing',
      severity: 'error',
      from: { path: '^proto/' },
      to: { path: '^(services|gateway|web)/' },
    },
    {
      name: 'service-imports-service',
      comment: 'Services meet in proto and at run time, never in code.',
      severity: 'error',
      from: { path: services },
      to: { path: '^services/(?!kit/)', pathNot: '^services/$1/' },
    },
    {
      name: 'only-all-in-one-imports-services',
      severity: 'error',
      from: { path: '^(gateway|web|proto|services/kit)/' },
      to: { path: services },
    },
    {
      name: 'domain-is-pure',
      comment: 'Domain code imports nothing outside itself but the kit.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/domain/', pathNot: '\\.test\\.ts$' },
      // The list of refused passwords is the word list of a package.
      to: { pathNot: ['/src/domain/', '^services/kit/', '/@zxcvbn-ts/language-common/'] },
    },
    {
      name: 'app-knows-no-framework',
      severity: 'error',
      from: { path: '^services/[^/]+/src/app/', pathNot: '\\.test\\.ts$' },
      to: { path: ['node_modules/(@nestjs|typeorm|pg|@grpc|kafkajs)', '/src/adapters/'] },
    },
    {
      name: 'wiring-alone-knows-adapters-and-use-cases',
      comment:
        'Adapters know the use cases, which know ports alone; wiring.ts puts them together, and nothing of both knows it.',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/(adapters|app|domain)/|^services/[^/]+/src/(use-cases|relations)\\.ts$',
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^services/[^/]+/src/(wiring|create-[^/]+|index|main)\\.ts$' },
    },
    {
      name: 'use-cases-know-no-adapter',
      severity: 'error',
      from: { path: '^services/[^/]+/src/(use-cases|relations|permissions)\\.ts$' },
      to: { path: ['/src/adapters/', 'node_modules/(@nestjs|typeorm|pg|@grpc|kafkajs)'] },
    },
    {
      name: 'web-imports-no-backend',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(gateway|services|proto)/' },
    },
    {
      name: 'feature-imports-feature',
      comment: 'Features meet in web/src/app. Eight are shown inside of others, and import none themselves.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: {
        path: '^web/src/features/',
        pathNot:
          '^web/src/features/($1|attachments|desk|report|library-marks|member-text|reactions|restraints|spoiler-scope)/',
      },
    },
    {
      name: 'shown-inside-imports-feature',
      severity: 'error',
      from: {
        path: '^web/src/features/(attachments|desk|report|library-marks|member-text|reactions|restraints|spoiler-scope)/',
      },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-layers',
      severity: 'error',
      from: { path: '^web/src/(components|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'operations-alone-call-services',
      severity: 'error',
      from: { path: '^gateway/src/(graphql|legacy)/' },
      to: { path: 'proto/(dist|gen)/.*service_pb' },
    },
    {
      name: 'facts-lie-below',
      comment: 'Limits and addresses are known to listeners, schemas and operations, and know neither.',
      severity: 'error',
      from: { path: '^gateway/src/(limits|addresses)/' },
      to: { path: '^gateway/src/', pathNot: '^gateway/src/(limits|addresses)/' },
    },
    {
      name: 'operations-know-no-listener',
      severity: 'error',
      from: { path: '^gateway/src/operations/' },
      to: { path: '^gateway/src/(front|graphql|legacy)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/', '/build/', '/gen/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
