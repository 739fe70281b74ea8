import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../../lib/cache.ts';
import { findOnPath } from '../lib/find.ts';
import { run } from '../lib/packages.ts';
import type { Spec } from './spec.ts';

const VERSION = 'v1.8.0';
const MODULE = `github.com/versity/versitygw/cmd/versitygw@${VERSION}`;

/** The single bucket, created as a folder, which is how this store represents one. */
export const BUCKET = 'seyir';
export const REGION = 'us-east-1';

const binary = () => join(cacheFolder(), `versitygw-${VERSION}`);

/** Debian's own Go is too old to build the store; a newer one downloads the required version. */
const findGo = () =>
  [findOnPath('go'), '/usr/local/go/bin/go'].find((file) => file !== undefined && existsSync(file));

/** Versity's S3 gateway over a folder, without encryption. */
export const s3: Spec = {
  name: 's3',
  ports: ['client'],
  stopSignal: 'SIGTERM',
  secrets: () => ({ accessKey: 'seyir', secretKey: randomBytes(24).toString('base64url') }),
  identity: [],
  missing: () => (existsSync(binary()) || findGo() ? [] : ['golang-go']),

  async install(log) {
    if (existsSync(binary())) return;
    log(`building the S3 store versitygw ${VERSION} (Go, some minutes)`);
    const work = join(cacheFolder(), `versitygw.${randomUUID()}`);
    mkdirSync(work, { recursive: true });
    try {
      await run(findGo() ?? 'go', ['install', MODULE], {
        cwd: work,
        env: { HOME: homedir(), ...process.env, GOBIN: work, CGO_ENABLED: '0', GOTOOLCHAIN: 'auto' },
      });
      // Another installation may have finished meanwhile; its file has the same content.
      renameSync(join(work, 'versitygw'), binary());
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },

  async prepare({ folder, ports, secrets, host, settings }) {
    const data = join(folder, 'data');
    mkdirSync(join(data, BUCKET), { recursive: true });
    return {
      command: binary(),
      args: [
        '--port',
        `${host}:${ports['client']}`,
        '--region',
        REGION,
        '--health',
        '/healthz',
        'posix',
        data,
      ],
      cwd: folder,
      env: {
        ROOT_ACCESS_KEY: secrets['accessKey'] ?? '',
        ROOT_SECRET_KEY: secrets['secretKey'] ?? '',
        ...settings,
      },
    };
  },

  async ready({ ports, host }) {
    const answer = await fetch(`http://${host}:${ports['client']}/healthz`).catch(() => undefined);
    return answer?.ok === true;
  },
  async provision() {},
};
