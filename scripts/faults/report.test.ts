import { homedir } from 'node:os';
import { expect, it } from '@jest/globals';
import { report } from './fleet/report.ts';
import type { Proof } from '../lib/proofs.ts';

const named = (name: string, says = 'all') => ({ name, says });
const order = ['Redis stopped', 'Kafka stopped', 'a service killed'].map((name) => named(name));
const result = (name: string, findings: string[] = []): Proof => ({
  ...named(name),
  facts: 'some',
  seconds: 3,
  findings,
});
const page = (before: string, when: string, ...results: Proof[]) =>
  report({ before, when, on: 'Node', order, results });

it('replaces the rows of this run, keeps the others, and the order of all', () => {
  const first = page('', 'Monday', result('Kafka stopped'), result('Redis stopped'));
  const second = page(first, 'Tuesday', result('Kafka stopped', ['2 lost\nand more']));
  expect(second.split('\n').filter((line) => line.includes('day'))).toEqual([
    '| Redis stopped | all | some (3 s) | holds | Monday |',
    '| Kafka stopped | all | some (3 s) | **2 lost and more** | Tuesday |',
  ]);
});

it('escapes text that would break the table, and removes paths of the machine', () => {
  const what = `${homedir()}/bin/helm ended with 1:\n  a | b\n\nc`;
  expect(page('', 'Monday', result('Kafka stopped', [what]))).toContain(
    '| some (3 s) | **bin/helm ended with 1: a \\| b c** | Monday |',
  );
});

it('lists what is missing: a fault that never ran, or whose claim has changed', () => {
  const before = page('', 'Monday', result('Kafka stopped'), result('Redis stopped'));
  const changed = order.map(({ name }) => named(name, name === 'Redis stopped' ? 'more' : 'all'));
  const after = report({ before, when: 'Tuesday', on: 'Node', order: changed, results: [] });
  expect(after.split('\n').filter((line) => / \| (all|more) \| /.test(line))).toEqual([
    '| Redis stopped | more | | **not measured** | |',
    '| Kafka stopped | all | some (3 s) | holds | Monday |',
    '| a service killed | all | | **not measured** | |',
  ]);
});
