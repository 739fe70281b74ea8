import type { MessageInitShape } from '@bufbuild/protobuf';
import { Module, type DynamicModule, type INestMicroservice } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { CustomTransportStrategy, Server } from '@nestjs/microservices';
import {
  NotificationsService,
  type GetActivityRequest,
  type ListNotificationsRequest,
  type MarkReadRequest,
  type SnapshotRequest,
} from '@seyir/proto';
import { DomainError } from '../../src/errors/index.js';
import type { Call } from '../../src/rpc/call.js';
import { CallGuard } from '../../src/rpc/call-guard.js';
import { CallInterceptor } from '../../src/rpc/call-interceptor.js';
import { currentCall } from '../../src/rpc/call.js';
import { GrpcService } from '../../src/rpc/grpc-service.js';
import type { Verifier } from '../../src/rpc/keys.js';
import { everyone, members, type PermissionTable } from '../../src/rpc/permissions.js';
import { StatusFilter } from '../../src/rpc/status-filter.js';
import type { ServiceHandlers } from '../../src/rpc/types.js';

type Handlers = ServiceHandlers<typeof NotificationsService>;

/** What the suite lets each handler do; the contract of notifications stands in for any. */
export interface Script {
  list: (request: ListNotificationsRequest, call: Call) => Promise<MessageInitShape<never> | object>;
  mark: (request: MarkReadRequest, call: Call) => Promise<object>;
}

const permissions = {
  listNotifications: { viewer: { any: everyone }, services: ['comments'] },
  markRead: { viewer: { any: members } },
  getActivity: { viewer: { any: ['moderator'] } },
  getLetMeKnow: { viewer: {} },
  setLetMeKnow: { viewer: {} },
  countKept: { viewer: {} },
  snapshot: { viewer: {}, services: ['comments'] },
} as const satisfies PermissionTable<typeof NotificationsService>;

/** A Nest microservice as every service is one, on the transport under test. */
export const startNotes = async (
  strategy: Server & CustomTransportStrategy,
  verifier: Verifier,
  script: Script,
): Promise<INestMicroservice> => {
  @GrpcService(NotificationsService)
  class NotesController implements Handlers {
    listNotifications(request: ListNotificationsRequest, call: Call) {
      return script.list(request, call) as ReturnType<Handlers['listNotifications']>;
    }
    markRead(request: MarkReadRequest, call: Call) {
      return script.mark(request, call) as ReturnType<Handlers['markRead']>;
    }
    getActivity(_request: GetActivityRequest, call: Call): ReturnType<Handlers['getActivity']> {
      if (currentCall() !== call) throw new DomainError('INTERNAL', { reason: 'no running call' });
      return Promise.resolve({ unread: 7, revision: 1 });
    }
    getLetMeKnow(): ReturnType<Handlers['getLetMeKnow']> {
      return Promise.resolve({});
    }
    setLetMeKnow(): ReturnType<Handlers['setLetMeKnow']> {
      return Promise.resolve({});
    }
    countKept(): ReturnType<Handlers['countKept']> {
      return Promise.resolve({});
    }
    snapshot(_request: SnapshotRequest): ReturnType<Handlers['snapshot']> {
      return Promise.resolve({ records: [], nextCursor: '' });
    }
  }
  @Module({})
  class NotesModule {}
  const module: DynamicModule = { module: NotesModule, controllers: [NotesController] };
  const app = await NestFactory.createMicroservice(module, { strategy, logger: false, abortOnError: false });
  app.useGlobalGuards(new CallGuard(NotificationsService, verifier, permissions));
  app.useGlobalInterceptors(new CallInterceptor({ finished: () => undefined }));
  app.useGlobalFilters(new StatusFilter(() => undefined));
  await app.listen();
  return app;
};
