import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A start that must fail with one line on stderr, exit code 1 and no stack trace. */
interface StartFault {
  name: string;
  /** the named file or variable, and the cause */
  says: RegExp;
  /** in addition to SEYIR_DATA and PORT */
  env?: Record<string, string>;
  /** prepares an empty folder; returns the value of SEYIR_DATA, by default the folder */
  prepare?: (folder: string) => string | void;
}

const holding =
  (file: string, text: string): ((folder: string) => void) =>
  (folder) =>
    writeFileSync(join(folder, file), text);

const damaged = {
  empty: ['', 'is empty'],
  torn: ['{"media":"abc', 'is not JSON'],
  null: ['null', 'expected'],
};

export const startFaults: readonly StartFault[] = [
  ...Object.entries(damaged).flatMap(([how, [text = '', cause]]) =>
    ['secrets.json', 'demo-logins.json'].map((file) => ({
      name: `${file}: ${how}`,
      says: new RegExp(`/${file}: .*${cause}`),
      prepare: holding(file, text),
    })),
  ),
  {
    name: 'secrets.json: {}',
    says: /\/secrets\.json: media: .*expected string/,
    prepare: holding('secrets.json', '{}'),
  },
  {
    name: 'secrets.json: a secret that is too short',
    says: /\/secrets\.json: media: Too small/,
    prepare: holding('secrets.json', '{"media":"kisa"}'),
  },
  {
    name: 'demo-logins.json: {}',
    says: /\/demo-logins\.json: .*expected array/,
    prepare: holding('demo-logins.json', '{}'),
  },
  {
    name: 'SEYIR_DATA is a file',
    says: /SEYIR_DATA: .*\/dosya cannot be used: it is a file/,
    prepare(folder) {
      writeFileSync(join(folder, 'dosya'), '');
      return join(folder, 'dosya');
    },
  },
  {
    name: 'SEYIR_DATA lies below a file',
    says: /SEYIR_DATA: .*\/dosya\/alt cannot be used: it is a file/,
    prepare(folder) {
      writeFileSync(join(folder, 'dosya'), '');
      return join(folder, 'dosya/alt');
    },
  },
  {
    name: 'SEYIR_DATA below /proc',
    says: /SEYIR_DATA: \/proc\/seyir\/var cannot be used: no folder can be made there/,
    prepare: () => '/proc/seyir/var',
  },
  {
    name: 'a damaged database',
    says: /PostgreSQL did not start in .*\/postgres\/data: .*configuration file/,
    prepare(folder) {
      mkdirSync(join(folder, 'postgres/data'), { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, 'postgres/data/PG_VERSION'), '9.6\n');
    },
    env: { SEYIR_DEMO: 'false' },
  },
  {
    name: 'TRUSTED_PROXIES=nonsense',
    says: /TRUSTED_PROXIES: expected /,
    env: { TRUSTED_PROXIES: 'nonsense' },
  },
  { name: 'TRUSTED_PROXIES=10.0.0.0/64', says: /TRUSTED_PROXIES: /, env: { TRUSTED_PROXIES: '10.0.0.0/64' } },
  { name: 'HOST=0.0.0.0 without ORIGIN', says: /HOST: 0\.0\.0\.0 .*needs ORIGIN/, env: { HOST: '0.0.0.0' } },
  { name: 'HOST=:: without ORIGIN', says: /HOST: :: .*needs ORIGIN/, env: { HOST: '::' } },
  { name: 'PORT=abc', says: /PORT: /, env: { PORT: 'abc' } },
  { name: 'LIMITS that is no JSON', says: /LIMITS: is not JSON/, env: { LIMITS: '{x' } },
  { name: 'ORIGIN over plain http', says: /ORIGIN: expected https/, env: { ORIGIN: 'http://seyir.example' } },
];

/** The same on a separate disk, which only root can mount. */
export const diskFaults = [
  {
    name: 'a disk of 20 MB',
    says: /SEYIR_DATA: .* has \d+ MB of free disk/,
    megabytes: 20,
    isReadOnly: false,
  },
  { name: 'a read-only disk', says: /SEYIR_DATA: .*read-only/, megabytes: 300, isReadOnly: true },
];
