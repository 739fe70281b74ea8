import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { projectionMetrics } from '../../src/service/projection-metrics.js';

it('names the topics whose projections are not built, and none while the database does not answer', async () => {
  const registry = new Registry();
  let unbuilt = ['catalogue.title.v1'];
  let away = false;
  const stop = projectionMetrics('comments', registry, async () => {
    if (away) throw new Error('no answer');
    return unbuilt;
  });
  const shown = async () => {
    const text = await registry.getSingleMetricAsString('seyir_projections_unbuilt');
    return text.split('\n').filter((line) => !line.startsWith('#') && line !== '');
  };
  const one = 'seyir_projections_unbuilt{service="comments",topic="catalogue.title.v1"} 1';
  expect(await shown()).toEqual([one]);
  away = true;
  expect(await shown()).toEqual([]);
  away = false;
  unbuilt = [];
  expect(await shown()).toEqual([]);
  unbuilt = ['catalogue.title.v1'];
  expect(await shown()).toEqual([one]);
  stop();
  expect(await shown()).toEqual([]);
});

it('asks all services at once', async () => {
  const registry = new Registry();
  const asked: string[] = [];
  const answers: ((topics: readonly string[]) => void)[] = [];
  for (const service of ['comments', 'forum'])
    projectionMetrics(service, registry, () => {
      asked.push(service);
      return new Promise((resolve) => answers.push(resolve));
    });
  const text = registry.getSingleMetricAsString('seyir_projections_unbuilt');
  await new Promise(setImmediate);
  expect(asked).toEqual(['comments', 'forum']);
  for (const answer of answers) answer(['catalogue.title.v1']);
  expect(await text).toContain('service="forum"');
});
