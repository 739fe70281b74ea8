import { expect, it } from '@jest/globals';
import { report } from './fleet/report.mjs';

const order = ['Redis stopped', 'Kafka stopped', 'a service killed'];
const result = (name, findings = []) => ({ name, says: 'all', facts: 'some', seconds: 3, findings });
const page = (before, when, ...results) => report({ before, when, on: 'Node', order, results });

it('replaces the rows of what ran, keeps the others, and the order of all', () => {
  const first = page('', 'Monday', result('Kafka stopped'), result('Redis stopped'));
  const second = page(first, 'Tuesday', result('Kafka stopped', ['2 lost\nand more']));
  expect(second.split('\n').filter((line) => line.includes('day'))).toEqual([
    '| Redis stopped | all | some (3 s) | holds | Monday |',
    '| Kafka stopped | all | some (3 s) | **2 lost and more** | Tuesday |',
  ]);
});
