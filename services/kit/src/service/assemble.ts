import type { DescService } from '@bufbuild/protobuf';
import { Module, type DynamicModule, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import type { EventServer } from '../events/event-server.js';
import { ServiceServer } from '../events/service-server.js';
import { logFieldsOf } from '../rpc/call.js';
import { CallGuard } from '../rpc/call-guard.js';
import { CallInterceptor } from '../rpc/call-interceptor.js';
import { USE_CASES } from '../rpc/grpc-controller.js';
import { StatusFilter } from '../rpc/status-filter.js';
import type { serviceMetrics } from './metrics.js';
import type { Platform } from './platform.js';
import type { ServiceContext, ServiceDefinition, Wiring } from './service-definition.js';

@Module({})
class ServiceModule {}

/** Builds the Nest microservice: the contract's controllers and the event consumers, behind guard, interceptor and filter. */
export const assemble = async <S extends DescService, App>(
  definition: ServiceDefinition<S, App>,
  wiring: Wiring<App>,
  platform: Platform,
  context: ServiceContext,
  events: EventServer,
  metrics: ReturnType<typeof serviceMetrics>,
  logger: Logger,
): Promise<INestMicroservice> => {
  const module: DynamicModule = {
    module: ServiceModule,
    controllers: [...definition.controllers],
    providers: [{ provide: USE_CASES, useValue: wiring.useCases }],
  };
  const strategy = new ServiceServer(platform.serve(definition.contract), events);
  const app = await NestFactory.createMicroservice(module, { strategy, logger: false, abortOnError: false });
  app.useGlobalGuards(
    new CallGuard(definition.contract, platform.verifier, definition.permissions, wiring.relations, (call) =>
      context.unitOfWork.isAnswered(call),
    ),
  );
  app.useGlobalInterceptors(
    new CallInterceptor(metrics, (call, outcome) => context.unitOfWork.audit(call, outcome)),
  );
  app.useGlobalFilters(
    new StatusFilter((error, call) =>
      logger.error({ err: error.details.cause ?? error, ...(call && logFieldsOf(call)) }, 'call failed'),
    ),
  );
  await app.init();
  return app;
};
