import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { allTopics } from '@seyir/proto';

const services = join(import.meta.dirname, '../../..');

it('the table of topics names exactly the services that have a handler', () => {
  const handlers = new Set<string>();
  for (const service of readdirSync(services)) {
    const source = join(services, service, 'src');
    for (const file of existsSync(source) ? readdirSync(source, { recursive: true, encoding: 'utf8' }) : [])
      if (file.endsWith('.ts'))
        for (const [, message] of readFileSync(join(source, file), 'utf8').matchAll(
          /@OnEvents?\((\w+)Schema\b/g,
        ))
          handlers.add(`${service} consumes ${message}`);
  }
  const consumed = allTopics.flatMap(({ consumers, message }) =>
    consumers.map((service) => `${service} consumes ${message.name}`),
  );
  expect([...handlers].sort()).toEqual(consumed.sort());
});
