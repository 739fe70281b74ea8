import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { makeKeys } from '../../../deploy/compose/keys.mjs';
import { services, serviceNames } from '../../lib/topology.ts';
import { freePorts } from '../lib/ports.ts';
import { planFleet } from '../plan-fleet.ts';
import { databases, UNITS } from '../topology.ts';

const home = mkdtempSync(join(tmpdir(), 'seyir-stack-test-'));
after(() => rmSync(home, { recursive: true, force: true }));
const store = {
  S3_ENDPOINT: 'http://127.0.0.1:3',
  S3_BUCKET: 'b',
  S3_REGION: 'r',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 's',
};
const stack = {
  home,
  env: (service: string) => ({
    DATABASE_URL: `postgres://${service}`,
    KAFKA_BROKERS: '127.0.0.1:1',
    REDIS_URL: 'redis://127.0.0.1:2',
    ...store,
    SMTP_URL: 'smtp://127.0.0.1:4',
    SMTP_REQUIRE_TLS: 'false',
  }),
};
const root = join(import.meta.dirname, '..');
const units = UNITS.map((unit) => ({ ...unit, entry: 'index.ts' })); // any existing file

describe('the plan of a fleet', () => {
  test('gives each replica its own ports', async () => {
    const { processes } = await planFleet({ root, stack, units });
    assert.deepEqual(
      processes.map(({ name, replica }) => `${name}-${replica ?? 1}`),
      [
        ...services.flatMap(({ name, replicas = 1 }) =>
          Array.from({ length: replicas }, (_, index) => `${name}-${index + 1}`),
        ),
        'web-1',
        'gateway-1',
        'gateway-2',
        'front-1',
      ],
    );
    const ofServices = processes.filter(({ env }) => env['DATABASE_URL']).length;
    const names = ['PORT', 'GRPC_PORT', 'HEALTH_PORT', 'INTERNAL_PORT'];
    const ports = processes.flatMap(({ env }) => names.flatMap((name) => env[name] ?? []));
    assert.equal(ports.length, ofServices * 2 + 1 + 2 * 3);
    assert.equal(new Set(ports).size, ports.length);
  });

  test('gives Keycloak’s address only to its users, if the stack has one', async () => {
    const keycloakSettings = async (more: Record<string, string>) => {
      const env = (service: string) => ({ ...stack.env(service), ...more });
      const { processes } = await planFleet({ root, stack: { home, env }, units });
      return processes.flatMap(({ name, env }) =>
        ['KEYCLOAK_URL', 'IDENTITY_HOSTS'].flatMap((key) => (env[key] ? [`${name} ${key} ${env[key]}`] : [])),
      );
    };
    const url = 'http://127.0.0.1:5';
    assert.deepEqual(
      [...new Set(await keycloakSettings({ KEYCLOAK_URL: url }))],
      [`accounts KEYCLOAK_URL ${url}`, `gateway IDENTITY_HOSTS ${url}`],
    );
    assert.deepEqual(await keycloakSettings({}), []);
  });

  test('gives every process the addresses of its peers', async () => {
    const { processes, peers, origin } = await planFleet({ root, stack, units, port: 3000 });
    const of = (name: string) => processes.filter((one) => one.name === name);
    assert.equal(
      peers['comments'],
      of('comments')
        .map(({ env }) => `127.0.0.1:${env['GRPC_PORT']}`)
        .join(','),
    );
    assert.equal(origin, 'http://127.0.0.1:3000');
    for (const { name, env } of processes)
      if (name !== 'front') assert.deepEqual(JSON.parse(env['PEERS'] ?? ''), peers);
    const [web] = of('web');
    const [gateway, second] = of('gateway');
    assert.equal(web?.readyUrl, `http://127.0.0.1:${web?.env['PORT']}/readyz`);
    assert.equal(gateway?.readyUrl, `http://127.0.0.1:${gateway?.env['HEALTH_PORT']}/readyz`);
    assert.equal(gateway?.env['MEDIA_SECRET'], second?.env['MEDIA_SECRET']);
    assert.equal(gateway?.env['CAPTCHA_SECRET'], second?.env['CAPTCHA_SECRET']);
    assert.equal(Buffer.from(gateway?.env['CAPTCHA_SECRET'] ?? '', 'base64url').length, 32);
    const credential = web?.env['WEB_SERVICE_CREDENTIAL_FILE'] ?? '';
    assert.equal(readFileSync(credential, 'utf8'), gateway?.env['INTERNAL_SECRET']);
    assert.equal(statSync(credential).mode & 0o777, 0o600);
  });

  test('puts HAProxy in front of all HTTP processes', async () => {
    const { processes, origin } = await planFleet({ root, stack, units });
    const env = (name: string) => processes.find((one) => one.name === name)?.env ?? {};
    const front = processes.find(({ name }) => name === 'front');
    const checked = spawnSync(front?.command ?? '', ['-c', ...(front?.args ?? [])], { encoding: 'utf8' });
    assert.equal(checked.status, 0, checked.stderr);
    const config = readFileSync(join(home, 'front.cfg'), 'utf8');
    for (const [frontend, address] of Object.entries({
      site: origin,
      pages: env('gateway')['WEB_URL'],
      internal: env('web')['WEB_GRAPHQL_URL']?.replace('/graphql', ''),
    }))
      assert.match(config, new RegExp(`frontend ${frontend}\\n  bind ${address?.replace('http://', '')}\\n`));
    const [first, second] = processes.filter(({ name }) => name === 'gateway');
    for (const [index, one] of [first, second].entries())
      for (const name of ['PORT', 'INTERNAL_PORT'])
        assert.ok(
          config.includes(
            `server gateway-${index + 1} 127.0.0.1:${one?.env[name]} check port ${one?.env['HEALTH_PORT']} `,
          ),
        );
  });

  test('gives a process no address that it does not use', async () => {
    const { processes } = await planFleet({ root, stack, units });
    const servers = (name: string) => {
      const env = processes.find((one) => one.name === name)?.env ?? {};
      return Object.keys(env).filter((key) => key in stack.env(name));
    };
    assert.deepEqual(servers('notifications'), ['DATABASE_URL', 'KAFKA_BROKERS', 'REDIS_URL']);
    assert.deepEqual(servers('comments'), [
      'DATABASE_URL',
      'KAFKA_BROKERS',
      'REDIS_URL',
      ...Object.keys(store),
    ]);
    assert.deepEqual(servers('gateway'), ['REDIS_URL', ...Object.keys(store)]);
    assert.deepEqual(servers('accounts'), [
      'DATABASE_URL',
      'KAFKA_BROKERS',
      'REDIS_URL',
      ...Object.keys(store),
      'SMTP_URL',
      'SMTP_REQUIRE_TLS',
    ]);
    assert.deepEqual(servers('web'), []);
    assert.deepEqual(databases(), serviceNames);
  });

  test('replicas sign with the same key, which all others know by the name', async () => {
    const { processes } = await planFleet({ root, stack, units });
    const [first, second] = processes.filter(({ name }) => name === 'comments');
    assert.equal(first?.env['SIGNING_KEY'], second?.env['SIGNING_KEY']);
    assert.equal(new Set(processes.flatMap(({ env }) => env['SIGNING_KEY'] ?? [])).size, UNITS.length);
    const known = JSON.parse(processes[0]?.env['CALLER_KEYS'] ?? '');
    const signature = sign(null, Buffer.from('call'), createPrivateKey(first?.env['SIGNING_KEY'] ?? ''));
    const verifies = (caller: string) =>
      verify(null, Buffer.from('call'), createPublicKey(known[caller]), signature);
    assert.deepEqual([verifies('comments'), verifies('gateway')], [true, false]);
  });

  test('names units that are not built', async () => {
    await assert.rejects(
      planFleet({ root, stack }),
      /^Error: not built: \S*\/services\/accounts\/dist\/main\.js, /,
    );
  });
});

test('keys are new each time', () => {
  assert.notEqual(makeKeys(['a']).signing['a'], makeKeys(['a']).signing['a']);
});

test('ports for servers are below those of outgoing connections', async () => {
  const lowest = Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/)[0]);
  const ports = await freePorts(50);
  assert.equal(new Set(ports).size, 50);
  assert.ok(ports.every((port) => port < lowest && port > 1024));
});
