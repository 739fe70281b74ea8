const services = '^services/(?!kit/|all-in-one/)([^/]+)/';

/** The layer rules of the house, as data. */
module.exports = {
  forbidden: [
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
      to: { pathNot: ['/src/domain/', '^services/kit/'] },
    },
    {
      name: 'app-knows-no-framework',
      severity: 'error',
      from: { path: '^services/[^/]+/src/app/', pathNot: '\\.test\\.ts$' },
      to: { path: ['node_modules/(@nestjs|typeorm|pg|@grpc|kafkajs)', '/src/adapters/'] },
    },
    {
      name: 'web-imports-no-backend',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(gateway|services|proto)/' },
    },
    {
      name: 'feature-imports-feature',
      comment: 'Features meet in web/src/app.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
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
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/build/', '/gen/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
