import { expect, test } from '@jest/globals';
import { DomainError } from '../../src/errors/domain-error.js';
import { createLogger } from '../../src/service/logger.js';

const logged = (write: (logger: ReturnType<typeof createLogger>) => void) => {
  let output = '';
  write(
    createLogger({ service: 'comments', level: 'debug', destination: { write: (line) => (output += line) } }),
  );
  return { output, line: JSON.parse(output) as Record<string, unknown> };
};

test('a line is JSON with the service, the request id and the trace id', () => {
  const { line } = logged((logger) =>
    logger.child({ requestId: 'r1', traceId: 't1' }).info({ ms: 5 }, 'called'),
  );
  expect(line).toMatchObject({
    level: 'info',
    service: 'comments',
    requestId: 'r1',
    traceId: 't1',
    ms: 5,
    msg: 'called',
  });
  expect(String(line['time'])).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(line).not.toHaveProperty('hostname');
});

test.each([
  'password',
  'newPassword',
  'token',
  'viewerToken',
  'cookie',
  'set-cookie',
  'authorization',
  'sid',
])('hides %s up to three levels deep', (name) => {
  const secret = 'correct horse';
  const { output } = logged((logger) =>
    logger.info({ [name]: secret, request: { [name]: secret, headers: { [name]: secret } } }),
  );
  expect(output).not.toContain(secret);
  expect(output).toContain('[hidden]');
});

test('logs where an error happened, and no values of a row', () => {
  const driver = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ayse@example.com)',
  });
  const error = Object.assign(new DomainError('CONFLICT', { cause: driver }), {
    parameters: ['ayse@example.com'],
  });
  const { output, line } = logged((logger) => logger.error({ err: error }, 'failed'));
  expect(output).not.toContain('ayse@example.com');
  expect(line['err']).toMatchObject({
    type: 'DomainError',
    code: 'CONFLICT',
    cause: { message: 'duplicate key', code: '23505' },
  });
});
