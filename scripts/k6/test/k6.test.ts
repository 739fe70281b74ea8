import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pageDocuments } from '../../site/documents.ts';
import { putsOff } from '../lib/put-off.ts';
import { assertAllowed } from '../lib/target.ts';

const root = join(import.meta.dirname, '../../..');

describe('the load scripts', () => {
  for (const site of [
    'http://127.0.0.1:3000',
    'http://localhost:3000',
    'http://[::1]:3000',
    'http://seyir-gateway',
    'http://seyir-gateway.seyir.svc',
    'http://seyir-gateway.seyir.svc.cluster.local:80',
  ])
    it(`may target ${site}`, () => expect(() => assertAllowed(site, '')).not.toThrow());

  for (const site of [
    'https://seyir.example',
    'http://10.0.0.7:3000',
    'http://127.0.0.1.seyir.example',
    'http://localhost.seyir.example',
    'http://a.svc',
    'http://seyir.svc.example',
  ])
    it(`may not target ${site} by mistake`, () => {
      expect(() => assertAllowed(site, '')).toThrow('LOAD_ALLOW_HOST=');
      expect(() => assertAllowed(site, 'other.example')).toThrow();
      expect(() => assertAllowed(site, new URL(site).hostname)).not.toThrow();
    });

  it('accept no address with a path, a user or another scheme', () => {
    for (const site of [
      'ftp://localhost',
      'http://localhost/x',
      'http://localhost@evil.example',
      'localhost',
    ])
      expect(() => assertAllowed(site, '')).toThrow('no origin');
  });

  it('send only operations of the pages', () => {
    const known = [...pageDocuments.keys()];
    const folder = join(root, 'scripts/k6');
    const used = ['flows', 'lib'].flatMap((name) =>
      readdirSync(join(folder, name)).flatMap((file) =>
        [
          ...readFileSync(join(folder, name, file), 'utf8').matchAll(
            /(?:operation(?:<.*>)?|documentOf)\(\s*'(\w+)'/g,
          ),
        ].map(([, operation = '']) => operation),
      ),
    );
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((operation) => !known.includes(operation))).toEqual([]);
  });

  it('distinguish a refusal because of overload from a wrong answer', () => {
    const refused = (...codes: string[]) =>
      JSON.stringify({ data: null, errors: codes.map((code) => ({ extensions: { code } })) });
    for (const status of [429, 503, 504]) expect(putsOff({ status, body: 'x' })).toBe(true);
    for (const code of ['SLOW_DOWN', 'TRY_AGAIN', 'DEADLINE'])
      expect(putsOff({ status: 200, body: refused(code) })).toBe(true);
    for (const code of ['SLOW_DOWN', 'TRY_AGAIN', 'DEADLINE'])
      expect(putsOff({ status: 200, body: JSON.stringify({ success: false, code }) })).toBe(true);
    for (const body of [
      '{"success":false,"code":"NOT_FOUND"}',
      '{"success":true,"html":"\\"success\\":false"}',
      refused('INTERNAL'),
      refused('TRY_AGAIN', 'NOT_FOUND'),
      refused(),
      '{"data":{"errors":1}}',
      '<html>"errors"</html>',
      null,
    ])
      expect([body, putsOff({ status: 200, body })]).toEqual([body, false]);
    for (const status of [0, 404, 500]) expect(putsOff({ status, body: '' })).toBe(false);
  });
});
