// Many concurrent photos to one gateway in a separate process, with its memory and that of its decoders measured:
// `node scripts/size/uploads.ts [--count 100]`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { readArgs } from '../lib/args.ts';
import type { Json } from '../lib/json.ts';

const LOOK_EVERY_MS = 20;
/** A picture of noise, which does not compress: about 7 MB, below the limit of 8 MB per photo. */
const SIDE = 1_500;

interface UploadsResult {
  /** by code */
  answers: Record<string, number>;
  /** until the last answer */
  seconds: number;
  /** resident memory before */
  idleMb: number;
  /** peak, decoders included */
  peakMb: number;
  /** of the gateway after all answers */
  afterMb: number;
  /** whether another photo is accepted afterwards */
  goesOn: boolean;
  /** files left on the disk */
  left: number;
}

export const uploads = async ({ count = 100 }: { count?: number } = {}): Promise<UploadsResult> => {
  const root = await mkdtemp(join(tmpdir(), 'seyir-size-'));
  const gateway = fork(join(import.meta.dirname, 'gateway-alone.ts'), [root]);
  try {
    const [{ port }] = (await once(gateway, 'message')) as [{ port: number }];
    const noise = Buffer.alloc(SIDE * SIDE * 3);
    for (let at = 0; at < noise.length; at += 65_536)
      crypto.getRandomValues(noise.subarray(at, Math.min(at + 65_536, noise.length)));
    const photo = await sharp(noise, { raw: { width: SIDE, height: SIDE, channels: 3 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const send = () => sendPhoto(port, photo);
    await send();
    const idleMb = await residentMb(Number(gateway.pid));
    let peakMb = idleMb;
    const looking = new AbortController();
    const look = (async () => {
      while (!looking.signal.aborted) {
        peakMb = Math.max(peakMb, await residentMb(Number(gateway.pid)));
        await delay(LOOK_EVERY_MS);
      }
    })();
    const began = performance.now();
    const answers: Record<string, number> = {};
    for (const code of await Promise.all(Array.from({ length: count }, send)))
      answers[code] = (answers[code] ?? 0) + 1;
    const seconds = Math.round((performance.now() - began) / 1_000);
    looking.abort();
    await look;
    const goesOn = (await send()) === 'OK';
    const files = await readdir(join(root, 'uploads'), { recursive: true, withFileTypes: true });
    return {
      answers,
      seconds,
      idleMb,
      peakMb,
      afterMb: await residentMb(Number(gateway.pid)),
      goesOn,
      left: files.filter((entry) => entry.isFile()).length,
    };
  } finally {
    gateway.kill('SIGKILL');
    await rm(root, { recursive: true, force: true });
  }
};

/** @returns OK or its code */
const sendPhoto = async (port: number, photo: Buffer): Promise<string> => {
  const body = new FormData();
  body.set('type', 'avatar');
  body.set('file', new Blob([Uint8Array.from(photo)]), 'ben.png');
  try {
    const response = await fetch(`http://127.0.0.1:${port}/user/set/avatar`, {
      method: 'POST',
      body,
      headers: { cookie: 'sid=token', 'sec-fetch-site': 'same-origin' },
    });
    const answer: Json = await response.json();
    return answer.success ? 'OK' : answer.code;
  } catch (error) {
    return String((error as { cause?: { code?: string } }).cause?.code ?? error);
  }
};

/** Memory of a process and its children. */
const residentMb = async (pid: number) => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  let kilobytes = 0;
  for (const one of [pid, ...children.split(' ').filter(Boolean)]) {
    const status = await readFile(`/proc/${one}/status`, 'utf8').catch(() => '');
    kilobytes += Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  }
  return Math.round(kilobytes / 1_024);
};

if (process.argv[1] === import.meta.filename) {
  const { values } = readArgs('usage: node scripts/size/uploads.ts [--count 100]', {
    options: { count: { type: 'string', default: '100' } },
  });
  console.log(await uploads({ count: Number(values.count) }));
}
