import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PermissionRow, Role, ServiceClient, Viewer } from '@seyir/kit';
import { NotificationsService } from '@seyir/proto';
import { permissions } from '../src/permissions.js';
import { id, startNotifications, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startNotifications();
});
afterAll(() => running.close());

type Client = ServiceClient<typeof NotificationsService>;
const rows = Object.entries<PermissionRow>(permissions) as [keyof typeof permissions, PermissionRow][];
const roles = ['visitor', 'member', 'editor', 'moderator', 'admin'] as const;
const services = ['importer', 'accounts', 'playback', 'comments', 'notifications'] as const;

const viewerOf = (role: Role): Viewer =>
  role === 'visitor'
    ? { roles: ['visitor'] }
    : { memberId: id('eeee', 2), sessionId: role, roles: role === 'member' ? ['member'] : ['member', role] };

/** The code that an empty request is refused with; undefined when it is answered. */
const codeOf = (client: Client, method: keyof typeof permissions): Promise<string | undefined> =>
  (client[method] as (request: object) => Promise<unknown>)({}).then(
    () => undefined,
    (error: { code: string }) => error.code,
  );

describe.each(rows)('%s', (method, row) => {
  it.each(roles)('as %s', async (role) => {
    const { roles: held } = viewerOf(role);
    const allowed = Object.values(row.viewer).some((may) => may.some((r: Role) => held.includes(r)));
    const code = await codeOf(running.bench.client(NotificationsService, viewerOf(role)), method);
    if (allowed) expect(['NO_SESSION', 'FORBIDDEN']).not.toContain(code);
    else expect(code).toBe(role === 'visitor' ? 'NO_SESSION' : 'FORBIDDEN');
  });

  it.each(services)('as the service %s', async (service) => {
    const code = await codeOf(running.bench.serviceClient(NotificationsService, service), method);
    if (row.services?.includes(service)) expect(code).not.toBe('FORBIDDEN');
    else expect(code).toBe('FORBIDDEN');
  });
});
