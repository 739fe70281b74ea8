import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@seyir/kit';
import { CatalogueController } from './adapters/grpc/catalogue.controller.js';
import { USE_CASES, wire } from './use-cases.js';

@Module({})
class CatalogueModule {}

export const catalogueModule = (context: ServiceContext): DynamicModule => ({
  module: CatalogueModule,
  controllers: [CatalogueController],
  providers: [{ provide: USE_CASES, useValue: wire(context) }],
});
