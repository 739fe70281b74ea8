import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Runs a tool to its end, feeding it `input` chunk by chunk. Rejects with what it said when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  input?: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ended with ${String(code)}: ${said}`));
    });
  });
  // A tool that dies closes its input: the reason comes from `ended`, not from the broken pipe.
  const fed = pipeline(Readable.from(input ?? []), child.stdin).catch(() => undefined);
  await Promise.all([ended, fed]);
}
