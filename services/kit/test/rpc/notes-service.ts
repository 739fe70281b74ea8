import type { MessageInitShape } from '@bufbuild/protobuf';
import { Module, type DynamicModule, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomTransportStrategy, Server } from '@nestjs/microservices';
import {
  NotificationsService,
  type ListNotificationsRequest,
  type ListNotificationsResponseSchema,
  type MarkReadRequest,
  type MarkReadResponseSchema,
} from '@seyir/proto';
import { DomainError } from '../../src/errors/index.js';
import type { Call } from '../../src/rpc/call.js';
import { CallGuard } from '../../src/rpc/call-guard.js';
import { CallInterceptor } from '../../src/rpc/call-interceptor.js';
import { currentCall } from '../../src/rpc/call.js';
import { grpcController, USE_CASES } from '../../src/rpc/grpc-controller.js';
import type { Verifier } from '../../src/rpc/keys.js';
import { everyone, members, type PermissionTable } from '../../src/rpc/permissions.js';
import { StatusFilter } from '../../src/rpc/status-filter.js';

/** The behaviour of each handler of the suite; the contract of notifications is an arbitrary example. */
export interface Script {
  list: (
    request: ListNotificationsRequest,
    call: Call,
  ) => Promise<MessageInitShape<typeof ListNotificationsResponseSchema>>;
  mark: (request: MarkReadRequest, call: Call) => Promise<MessageInitShape<typeof MarkReadResponseSchema>>;
}

const permissions = {
  listNotifications: { viewer: { any: everyone }, services: ['comments'] },
  markRead: { viewer: { any: members } },
  getActivity: { viewer: { any: ['moderator'] } },
  getLetMeKnow: { viewer: {} },
  setLetMeKnow: { viewer: {} },
  countKept: { viewer: {} },
  snapshot: { viewer: {}, services: ['comments'] },
  listAudit: { viewer: {} },
} as const satisfies PermissionTable<typeof NotificationsService>;

/** Starts a Nest microservice like that of every service, on the transport under test. */
export const startNotes = async (
  strategy: Server & CustomTransportStrategy,
  verifier: Verifier,
  script: Script,
): Promise<INestMicroservice> => {
  const notesController = grpcController(NotificationsService, () => ({
    listNotifications: (request, call) => script.list(request, call),
    markRead: (request, call) => script.mark(request, call),
    getActivity(_request, call) {
      if (currentCall() !== call) throw new DomainError('INTERNAL', { reason: 'no running call' });
      return Promise.resolve({ unread: 7, revision: 1 });
    },
    getLetMeKnow: () => Promise.resolve({}),
    setLetMeKnow: () => Promise.resolve({}),
    countKept: () => Promise.resolve({}),
    snapshot: () => Promise.resolve({ records: [], nextCursor: '' }),
    listAudit: () => Promise.resolve({ rows: [] }),
  }));
  @Module({})
  class NotesModule {}
  const module: DynamicModule = {
    module: NotesModule,
    controllers: [notesController],
    providers: [{ provide: USE_CASES, useValue: {} }],
  };
  const app = await NestFactory.createMicroservice(module, { strategy, logger: false, abortOnError: false });
  app.useGlobalGuards(new CallGuard(NotificationsService, verifier, permissions));
  app.useGlobalInterceptors(new CallInterceptor({ finished: () => undefined }));
  app.useGlobalFilters(new StatusFilter(() => undefined));
  await app.listen();
  return app;
};
