import { describe, expect, it } from '@jest/globals';
import { NotificationsService, type GetActivityResponseSchema } from '@seyir/proto';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { grpcController } from '../../src/rpc/grpc-controller.js';

interface App {
  readonly unread: number;
}

const rest = {
  listNotifications: () => Promise.resolve({}),
  markRead: () => Promise.resolve({}),
  getLetMeKnow: () => Promise.resolve({}),
  setLetMeKnow: () => Promise.resolve({}),
  countKept: () => Promise.resolve({}),
  snapshot: () => Promise.resolve({}),
  listAudit: () => Promise.resolve({}),
};

// The tests' compiler (tsconfig.test.json) checks which of these calls compile.
describe('a controller of a contract', () => {
  it('gets the types of requests and answers from the contract', () => {
    const controller = grpcController(NotificationsService, ({ unread }: App) => ({
      ...rest,
      async getLetMeKnow({ ids }) {
        return { activeIds: ids.map((id) => id.toString()) };
      },
      getActivity: (_, { viewer }) => Promise.resolve({ unread: viewer.memberId ? unread : 0, revision: 1 }),
    }));
    expect(controller.name).toBe('NotificationsServiceController');
    expect(Object.getOwnPropertyNames(controller.prototype)).toEqual(
      expect.arrayContaining(Object.keys(NotificationsService.method)),
    );
  });

  it('does not compile without a call of the contract', () => {
    // @ts-expect-error getActivity is missing
    grpcController(NotificationsService, () => rest);
  });

  it('does not compile with a call that the contract lacks', () => {
    const getActivity = () => Promise.resolve({});
    const extra = { ...rest, getActivity, getActivities: getActivity };
    // @ts-expect-error getActivities is no call
    grpcController(NotificationsService, () => extra);
  });

  it('does not compile with an answer of another type', () => {
    const getActivity = () => Promise.resolve({ unread: 'seven' });
    // @ts-expect-error unread is a number
    grpcController(NotificationsService, () => ({ ...rest, getActivity }));
  });

  it('does not compile with a field of an answer that its message lacks', () => {
    const getActivity = () => Promise.resolve({ unread: 7, read: 1 });
    // @ts-expect-error read is no field of the answer
    grpcController(NotificationsService, () => ({ ...rest, getActivity }));
  });

  it('accepts answers that are declared as messages', () => {
    const answer: MessageInitShape<typeof GetActivityResponseSchema> = { unread: 7 };
    grpcController(NotificationsService, () => ({ ...rest, getActivity: () => Promise.resolve(answer) }));
  });
});
