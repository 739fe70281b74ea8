import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { site } from './browser.ts';

/** The failure modes of a video host. */
export type Fault = 'dead' | 'slow' | '404' | '403' | 'truncated' | 'no CORS';

export interface BadSource {
  /** Without a trailing slash; the paths below it are the site's own. */
  origin: string;
  /** The current fault of an address; undefined for none. */
  fault: (path: string) => Fault | undefined;
  close: () => Promise<void>;
}

/** A separate host that proxies the site's media and fails on request. */
export const openBadSource = async (): Promise<BadSource> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const fault = source.fault(path);
    if (fault === 'dead') return void request.destroy();
    if (fault !== 'no CORS') {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (fault === '404' || fault === '403') return void response.writeHead(Number(fault)).end();
    const { range } = request.headers;
    const found = fetch(site + path, range ? { headers: { range } } : {});
    found.then((answer) => pass(answer, response, fault)).catch(() => response.destroy());
  });
  const source: BadSource = {
    origin: '',
    fault: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  source.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return source;
};

const pass = async (answer: Response, response: ServerResponse, fault: Fault | undefined): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
    'content-length': body.length,
    ...(answer.headers.has('content-range') && { 'content-range': answer.headers.get('content-range')! }),
  });
  if (fault === 'truncated') {
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  } else if (fault === 'slow') {
    let sent = 0;
    const timer = setInterval(() => {
      response.write(body.subarray(sent, (sent += 100)));
      if (sent < body.length) return;
      clearInterval(timer);
      response.end();
    }, 100);
    response.on('close', () => clearInterval(timer));
  } else {
    response.end(body);
  }
};
