import { capital } from './typescript-files.ts';

/**
 * The minimum of a service: its folder, its chart and its contract: the call that every service answers, without a table or an event of its own.
 * @param says what it holds, for the chart and the doc comment
 * @returns contents by path below the repository's root
 */
export const templateOf = (name: string, says: string, version: string): Record<string, string> => ({
  ...packageOf(name, version),
  ...sourcesOf(name, says),
  ...chartOf(name, says, version),
  [`proto/seyir/${name}/v1/service.proto`]: `syntax = "proto3";

package seyir.${name}.v1;

import "seyir/common/v1/audit.proto";

service ${capital(name)}Service {
  // The actions of staff that this service has recorded. For admins. BAD_INPUT.
  rpc ListAudit(seyir.common.v1.ListAuditRequest) returns (seyir.common.v1.ListAuditResponse);
}
`,
});

const packageOf = (name: string, version: string) => ({
  [`services/${name}/package.json`]: JSON.stringify({
    name: `@seyir/${name}`,
    version,
    private: true,
    type: 'module',
    files: ['dist'],
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: {
      '@seyir/kit': 'workspace:*',
      '@seyir/proto': 'workspace:*',
    },
    devDependencies: { '@jest/globals': 'catalog:' },
  }),
  [`services/${name}/tsconfig.json`]: `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": { "rootDir": "src", "outDir": "dist" },
  "include": ["src/**/*.ts"],
  "exclude": ["src/**/*.test.ts"],
  "references": [{ "path": "../../proto" }, { "path": "../kit" }]
}
`,
  [`services/${name}/tsconfig.test.json`]: `{
  "extends": "../../tsconfig.base.json",
  "compilerOptions": {
    "composite": false,
    "declaration": false,
    "declarationMap": false,
    "noEmit": true,
    "rootDir": "../.."
  },
  "include": ["src/**/*.ts", "test/**/*.ts"],
  "references": [{ "path": "../../proto" }, { "path": "../kit" }]
}
`,
  [`services/${name}/jest.config.js`]: `import base, { withPostgres } from '../../jest.base.js';

export default { ...base, ...withPostgres, displayName: '${name}' };
`,
});

const sourcesOf = (name: string, says: string) => {
  const Name = capital(name);
  return {
    [`services/${name}/src/index.ts`]: `export { create${Name} } from './create-${name}.js';\n`,
    [`services/${name}/src/main.ts`]: `import { runService } from '@seyir/kit';
import { create${Name} } from './create-${name}.js';

await runService('${name}', create${Name}, process);
`,
    [`services/${name}/src/create-${name}.ts`]: `import { createService, type Platform, type RunningService, type ServiceOptions } from '@seyir/kit';
import { ${Name}Service } from '@seyir/proto';
import { ${name}Controller } from './adapters/grpc/${name}.controller.js';
import { permissions } from './permissions.js';
import { wire } from './wiring.js';

/** The ${name} service on a platform: ${says}. Nothing runs before \`start\`. */
export const create${Name} = (options: ServiceOptions, platform: Platform): RunningService =>
  createService(
    {
      name: '${name}',
      contract: ${Name}Service,
      permissions,
      entities: [],
      migrations: [],
      controllers: [${name}Controller],
      wire,
    },
    platform,
    options,
  );
`,
    [`services/${name}/src/use-cases.ts`]: `import { listAudit, type Queryable } from '@seyir/kit';

/** The ports of the use cases; \`wiring.ts\` creates them. */
export interface Ports {
  readonly transaction: Queryable;
}

/** The use cases for the controllers, one function each. */
export type UseCases = ReturnType<typeof useCases>;

export const useCases = (ports: Ports) => ({ listAudit: listAudit(ports.transaction) });
`,
    [`services/${name}/src/wiring.ts`]: `import type { ServiceContext, Wiring } from '@seyir/kit';
import { useCases, type UseCases } from './use-cases.js';

/** The only place that connects use cases with their stores and peers. */
export const wire = ({ unitOfWork }: ServiceContext): Wiring<UseCases> => ({
  useCases: useCases({ transaction: unitOfWork }),
});
`,
    [`services/${name}/src/permissions.ts`]: `import type { PermissionTable } from '@seyir/kit';
import type { ${Name}Service } from '@seyir/proto';

/** The permissions of the calls. */
export const permissions = {
  listAudit: { viewer: { any: ['admin'] }, object: { kind: 'audit', ids: () => [] } },
} as const satisfies PermissionTable<typeof ${Name}Service>;
`,
    [`services/${name}/src/adapters/grpc/${name}.controller.ts`]: `import { grpcController } from '@seyir/kit';
import { ${Name}Service } from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';

export const ${name}Controller = grpcController(${Name}Service, (app: UseCases) => ({
  listAudit: app.listAudit,
}));
`,
    [`services/${name}/test/${name}.test.ts`]: `import { expect, it } from '@jest/globals';
import { testBench } from '@seyir/kit/testing';
import { create${Name} } from '../src/create-${name}.js';

it('starts on a database of its own', async () => {
  const bench = await testBench();
  try {
    const service = await bench.start(create${Name}({ migrate: true }, bench.platform('${name}')));
    expect(await service.health()).toEqual({ database: 'up' });
  } finally {
    await bench.close();
  }
});
`,
  };
};

const chartOf = (name: string, says: string, version: string) => ({
  [`charts/${name}/Chart.yaml`]: `apiVersion: v2
name: seyir-${name}
description: ${says}
type: application
version: ${version}
appVersion: ${version}
kubeVersion: '>=1.30.0-0'
dependencies:
  - name: seyir-lib
    version: ${version}
    repository: file://../lib
    import-values: [defaults]
`,
  [`charts/${name}/values.yaml`]: `# ../lib/values.yaml describes the settings of every process. This file holds the settings of this process only.
config: {}
`,
  [`charts/${name}/templates/process.yaml`]: `{{- include "seyir-lib.process" (dict "root" . "component" "${name}" "kind" "service") }}
`,
});
