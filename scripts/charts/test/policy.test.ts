import { describe, expect, it } from '@jest/globals';
import { readExample } from './policy/manifests.ts';
import { plants } from './policy/plants.ts';
import { rules } from './policy/rules.ts';

const examples = ['minimal', 'embedded', 'production'];

describe('the rendered charts', () => {
  for (const example of examples) {
    const all = readExample(example);
    for (const [name, check] of Object.entries(rules))
      it(`${example}: ${name}`, () => expect(check(all)).toEqual([]));
  }
});

describe('each rule detects the fault that is planted for it', () => {
  it('there are at least 25 rules, and a fault for each', () => {
    expect(Object.keys(rules).length).toBeGreaterThanOrEqual(25);
    expect(Object.keys(plants).sort()).toEqual(Object.keys(rules).sort());
  });

  for (const [name, { example = 'production', plant }] of Object.entries(plants))
    it(name, () => {
      const all = readExample(example);
      plant(all);
      expect(rules[name]?.(all)).not.toEqual([]);
    });
});
