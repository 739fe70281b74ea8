import { Module, type DynamicModule } from '@nestjs/common';
import { OPEN_API, OpenApiController } from './front/open-api.controller.js';
import type { Parts } from './parts.js';
import { openApi } from './legacy/openapi.js';
import { rows } from './legacy/rows.js';

@Module({})
export class GatewayModule {
  static with({ config }: Parts): DynamicModule {
    return {
      module: GatewayModule,
      controllers: [OpenApiController],
      providers: [{ provide: OPEN_API, useValue: openApi(rows, config.origin ?? '/') }],
    };
  }
}
