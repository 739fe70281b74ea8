// Tests that need Helm 3 and kubeconform on the PATH: `npm run test:charts`.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { parseAllDocuments } from 'yaml';
import {
  buildDependencies,
  callers,
  charts,
  examples,
  helm,
  KUBERNETES,
  names,
  render,
  template,
} from './helm.ts';

/** The part of a network policy that the tests read. */
type Port = { port: number; protocol: string };

type Manifest = {
  spec: { ingress: { from?: unknown[]; ports: Port[] }[]; egress: { to?: unknown[]; ports: Port[] }[] };
};

/** Schema locations of kubeconform: its default and a catalogue of custom resources, unless the caller has copies. */
const SCHEMAS = process.env['KUBECONFORM_SCHEMAS']?.split(',') ?? [
  'default',
  'https://raw.githubusercontent.com/datreeio/CRDs-catalog/main/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json',
];

const caller = ['--set', 'callerKeys.gateway=-----BEGIN PUBLIC KEY-----'];
const servers = ['--set', 'existingSecret=own', '--set', 'kafka.brokers={kafka:9092}'];
const needed = [...servers, ...caller];

describe('charts', () => {
  before(() => buildDependencies());

  for (const name of names)
    it(`${name}: helm lint finds nothing`, () => {
      const settings = {
        seyir: ['-f', 'seyir/examples/minimal.yaml', ...callers],
        gateway: ['--set', 'origin=https://a.example'],
        web: ['--set', 'origin=https://a.example'],
      };
      const more = { ...settings, accounts: settings.web }[name] ?? [];
      helm(
        'lint',
        '--strict',
        '--kube-version',
        KUBERNETES,
        name,
        ...(name === 'seyir' ? [] : needed),
        ...more,
      );
    });

  for (const example of examples()) {
    it(`${example}: matches seyir/rendered (written by node scripts/charts/render.ts)`, () =>
      assert.equal(render(example), readFileSync(join(charts, 'seyir/rendered', `${example}.yaml`), 'utf8')));

    it(`${example}: kubeconform knows every field`, () => {
      const { status, stdout, stderr, error } = spawnSync(
        'kubeconform',
        [
          '-strict',
          '-summary',
          '-kubernetes-version',
          KUBERNETES,
          ...SCHEMAS.flatMap((at) => ['-schema-location', at]),
          join(charts, 'seyir/rendered', `${example}.yaml`),
        ],
        { encoding: 'utf8' },
      );
      assert.equal(error, undefined, 'kubeconform is not on the PATH');
      assert.equal(status, 0, stdout + stderr);
    });
  }

  for (const environment of ['dev', 'debug', 'prod'])
    it(`every process accepts the values of deploy/environments/${environment}`, () => {
      for (const name of names.filter((one) => one !== 'seyir'))
        template(
          name,
          '--set',
          'existingSecret=own',
          '-f',
          '../deploy/environments/dev/values.yaml',
          ...caller,
          '-f',
          `../deploy/environments/${environment}/values.yaml`,
        );
    });

  it('a single chart accepts the site’s name, addresses of other processes and PEM keys unchanged', () => {
    const out = template(
      'comments',
      ...needed,
      '--set',
      'site=dizi',
      '--set',
      'peers.playback=10.0.0.7:9090',
    );
    assert.match(out, /name: dizi-comments\n/);
    assert.match(out, /\\"accounts\\":\\"dizi-accounts:9090\\"/);
    assert.match(out, /\\"playback\\":\\"10\.0\.0\.7:9090\\"/);
  });

  /** The network policy of comments. */
  const policy = (...more: string[]): Manifest => {
    const all = parseAllDocuments(template('comments', ...needed, ...more)).map((one) => one.toJS());
    return all.find((one) => one?.kind === 'NetworkPolicy' && one.metadata.name === 'seyir-comments');
  };

  it('calls to services outside the cluster are allowed to the ports of their addresses and to no others', () => {
    const peers = ['playback=10.0.0.7:9443', 'accounts=accounts.members:9444', 'notifications=10.0.0.8:9445'];
    for (const given of ['peers', 'global.peers']) {
      const { spec } = policy(...peers.flatMap((one) => ['--set', `${given}.${one}`]));
      const anywhere = spec.egress.filter(({ to }) => !to).flatMap(({ ports }) => ports);
      assert.deepEqual(
        anywhere.map(({ port }) => port).filter((port) => port > 9092),
        [9444, 9443],
        'comments calls accounts and playback, and notifications never',
      );
    }
    assert.doesNotMatch(JSON.stringify(policy().spec.egress), /94\d\d/);
  });

  it('callers from outside the cluster may reach the calls, and nothing else', () => {
    const from = { namespaceSelector: { matchLabels: { name: 'teams' } }, podSelector: {} };
    const admits = ({ spec }: Manifest) =>
      spec.ingress
        .filter((rule) => JSON.stringify(rule.from ?? []).includes(JSON.stringify(from)))
        .flatMap(({ ports }) => ports);
    assert.deepEqual(admits(policy('--set-json', `networkPolicy.callersFrom=[${JSON.stringify(from)}]`)), [
      { protocol: 'TCP', port: 9090 },
    ]);
    assert.deepEqual(admits(policy()), []);
  });

  it('public keys from scripts/charts/secrets.ts reach a single chart and the umbrella chart', () => {
    const folder = mkdtempSync(join(tmpdir(), 'seyir-callers-'));
    try {
      execFileSync(process.execPath, [
        join(import.meta.dirname, 'secrets.ts'),
        '--out',
        folder,
        '--redis',
        'redis://redis',
        '--database',
        'postgres://{service}@db/{service}',
      ]);
      const keys = ['-f', join(folder, 'callers.yaml')];
      const single = template('comments', ...servers, ...keys);
      const all = template('seyir', '-f', 'seyir/examples/minimal.yaml', ...keys);
      for (const out of [single, all])
        assert.match(out, /CALLER_KEYS\n +value: "\{\\"accounts\\":\\"-----BEGIN PUBLIC KEY-----\\\\n/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('settings become variables: numbers in full, lists comma-separated, maps as JSON', () => {
    const out = template(
      'gateway',
      '--set',
      'existingSecret=own',
      '--set',
      'origin=https://a.example',
      '--set',
      'config.freshMs=3600000',
      '--set',
      'config.embedHosts={a.example,b.example}',
      '--set-json',
      'config.limits={"writing":[{"max":20,"windowMs":60000}]}',
    );
    assert.match(out, /name: FRESH_MS\n +value: "3600000"/);
    assert.match(out, /name: EMBED_HOSTS\n +value: "a\.example,b\.example"/);
    assert.match(out, /name: LIMITS\n +value: "\{\\"writing\\":\[\{\\"max\\":20,\\"windowMs\\":60000\}\]\}"/);
  });

  it('migrations run at the start of each process, or not at all', () => {
    const start = template('comments', ...needed, '--set', 'migrations.mode=start');
    assert.match(start, /name: MIGRATE\n +value: "true"/);
    assert.doesNotMatch(start, /kind: Job/);
    const off = template('comments', ...needed, '--set', 'migrations.mode=off');
    assert.match(off, /name: MIGRATE\n +value: "false"/);
    assert.doesNotMatch(off, /kind: Job/);
  });

  const refused: [string, string, string[], RegExp][] = [
    ['a value that there is not', 'comments', ['--set', 'replica=2'], /replica/],
    ['a setting of the wrong type', 'accounts', ['--set', 'config.sessionDays=long'], /sessionDays/],
    [
      'a setting that the process does not have',
      'comments',
      ['--set', 'config.sessionDays=3'],
      /sessionDays/,
    ],
    [
      'a renamed value, with its new name',
      'comments',
      ['--set', 'replicaCount=2'],
      /"replicaCount" is called "replicas": see UPGRADING\.md/,
    ],
    [
      'a setting that has become a value of all services',
      'comments',
      ['--set', 'config.kafkaReplication=3'],
      /"config\.kafkaReplication" is called "kafka\.replication": see UPGRADING\.md/,
    ],
    ['a service without a Secret', 'comments', ['--set', 'existingSecret='], /existingSecret is needed/],
    [
      'a service that would refuse everybody',
      'comments',
      ['--set', 'callerKeys=null'],
      /callerKeys is needed/,
    ],
    ['a service without Kafka', 'comments', ['--set', 'kafka.brokers=null'], /kafka\.brokers is needed/],
    [
      'topics that could not be written to',
      'comments',
      ['--set', 'kafka.replication=2', '--set', 'global.kafka.minInSync=3'],
      /kafka\.minInSync is above kafka\.replication/,
    ],
    [
      'a private key among the public ones',
      'comments',
      ['--set', 'callerKeys.gateway=-----BEGIN PRIVATE KEY-----'],
      /callerKeys/,
    ],
    ['a gateway without an origin', 'gateway', [], /origin is needed/],
    [
      'a site in one pod and as a fleet',
      'seyir',
      ['-f', 'seyir/examples/minimal.yaml', ...callers, '--set', 'embedded.enabled=true'],
      /not as both/,
    ],
    [
      'the small example without keys of one’s own',
      'seyir',
      ['-f', 'seyir/examples/minimal.yaml'],
      /callerKeys is needed, .* callers\.yaml of scripts\/charts\/secrets\.ts/,
    ],
    [
      'the large example without keys of one’s own',
      'seyir',
      ['-f', 'seyir/examples/production.yaml'],
      /callerKeys is needed/,
    ],
    ['no site at all', 'seyir', ['--set', 'tags.fleet=false'], /nothing to install/],
  ];
  for (const [name, chart, more, message] of refused)
    it(`refuses ${name}`, () =>
      assert.throws(() => template(chart, ...(chart === 'seyir' ? [] : needed), ...more), message));

  it('accepts all values of a parent chart under `global`', () => {
    template('comments', ...needed, '--set', 'global.somebodyElse.thing=1');
  });
});
