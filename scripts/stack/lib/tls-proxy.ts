import { readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { createServer } from 'node:tls';
import { makeCertificate } from './certificate.ts';

/**
 * A TLS proxy on loopback for a server of the stack without TLS.
 * @param options `target`: its port; `folder`: for the certificate
 * @returns `ca`: PEM of the CA for clients
 */
export async function startTlsProxy({
  target,
  folder,
}: {
  target: number;
  folder: string;
}): Promise<{ port: number; ca: string; close: () => Promise<void> }> {
  const { cert, key } = await makeCertificate(folder, '127.0.0.1');
  const ca = readFileSync(cert, 'utf8');
  const server = createServer({ cert: ca, key: readFileSync(key) }, (outside) => {
    const inside = createConnection(target, '127.0.0.1');
    for (const [from, to] of [
      [outside, inside],
      [inside, outside],
    ]) {
      from?.on('error', () => {}); // the following close ends the other side
      from?.once('close', () => to?.destroy());
      if (to) from?.pipe(to);
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    ca,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
