import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceContext } from '@seyir/kit';
import { AccountsController } from './adapters/grpc/accounts.controller.js';
import type { Provider } from './app/ports.js';
import { USE_CASES, wire, type Limits } from './use-cases.js';

@Module({})
class AccountsModule {}

export const accountsModule = (
  context: ServiceContext,
  limits: Limits,
  provider: Provider | undefined,
): DynamicModule => ({
  module: AccountsModule,
  controllers: [AccountsController],
  providers: [{ provide: USE_CASES, useValue: wire(context, limits, provider) }],
});
