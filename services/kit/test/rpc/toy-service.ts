import { NotificationsService, type GetLetMeKnowRequest, type SetLetMeKnowRequest } from '@seyir/proto';
import { DomainError } from '../../src/errors/index.js';
import { grpcController } from '../../src/rpc/grpc-controller.js';
import {
  everyone,
  members,
  type PermissionTable,
  type RelationResolvers,
} from '../../src/rpc/permissions.js';
import { createService } from '../../src/service/create-service.js';
import type { ServiceContext } from '../../src/service/service-definition.js';
import type { Platform } from '../../src/service/platform.js';
import { NoteTable1763000000000 } from './toy-table.js';

/** The relations of a viewer to a club. */
export const clubRelations = ['member-of', 'manager', 'outside'] as const;
type ClubRelation = (typeof clubRelations)[number];

const clubs = { kind: 'club', ids: ({ ids }: GetLetMeKnowRequest) => ids };
const club = { kind: 'club', ids: ({ id }: SetLetMeKnowRequest) => [id] };

/** Clubs of members behind the contract of notifications, which is an arbitrary example. */
export const permissions = {
  listNotifications: { viewer: { any: everyone } },
  // A note about the viewer, written in a transaction.
  markRead: { viewer: { self: members } },
  // A read by staff that writes nothing.
  getActivity: { viewer: { any: ['moderator'] }, object: { kind: 'site', ids: () => [] } },
  getLetMeKnow: { viewer: { 'member-of': ['member'], manager: ['member'] }, object: clubs },
  setLetMeKnow: { viewer: { manager: ['member'], outside: ['moderator'] }, object: club },
  countKept: { viewer: {} },
  snapshot: { viewer: {} },
  listAudit: { viewer: {} },
} as const satisfies PermissionTable<typeof NotificationsService, ClubRelation>;

/** Set by the test: the relations of members to clubs, and the results of the handlers. */
export interface Toy {
  /** Relation by `member club`; a club that is not in `there` does not exist. */
  readonly standing: Map<string, ClubRelation>;
  readonly there: Set<string>;
  /** The look-ups that were made: the ids of each. */
  readonly asked: string[][];
  /** Runs in the transaction of a write, after the write. */
  during: () => Promise<void>;
}

interface App {
  readonly context: ServiceContext;
  readonly toy: Toy;
}

const write = ({ context, toy }: App, note: string): Promise<void> =>
  context.unitOfWork.run(async () => {
    await context.unitOfWork.manager.query(`INSERT INTO note (text) VALUES ($1)`, [note]);
    await toy.during();
  });

const toyController = grpcController(NotificationsService, (app: App) => ({
  listNotifications: () => Promise.resolve({}),
  async markRead(_, { viewer }) {
    await write(app, viewer.memberId ?? '');
    return { unread: 0 };
  },
  async getActivity() {
    await app.toy.during();
    return { unread: 7, revision: 1 };
  },
  getLetMeKnow: ({ ids }) => Promise.resolve({ activeIds: ids }),
  async setLetMeKnow({ id, active }) {
    await write(app, id);
    return { active };
  },
  countKept() {
    throw new DomainError('INTERNAL', { reason: 'for nobody' });
  },
  listAudit() {
    throw new DomainError('INTERNAL', { reason: 'for nobody' });
  },
  snapshot() {
    throw new DomainError('INTERNAL', { reason: 'for nobody' });
  },
}));

const relations = ({ standing, there, asked }: Toy): RelationResolvers<ClubRelation> => ({
  async club({ memberId }, ids) {
    asked.push([...ids]);
    return new Map(
      ids.filter((id) => there.has(id)).map((id) => [id, [standing.get(`${memberId} ${id}`) ?? 'outside']]),
    );
  },
});

/** A service like every other, with a table of notes. */
export const createToy = (toy: Toy, platform: Platform) =>
  createService(
    {
      name: 'notifications',
      contract: NotificationsService,
      permissions,
      migrations: [NoteTable1763000000000],
      controllers: [toyController],
      wire: (context) => ({ useCases: { context, toy }, relations: relations(toy) }),
    },
    platform,
    { migrate: true },
  );
