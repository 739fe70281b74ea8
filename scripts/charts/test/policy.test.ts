import { describe, expect, it } from '@jest/globals';
import { readExample } from './policy/manifests.js';
import { plants } from './policy/plants.js';
import { rules } from './policy/rules.js';

const examples = ['minimal', 'embedded', 'production'];

describe('the rendered charts', () => {
  for (const example of examples) {
    const all = readExample(example);
    for (const [name, check] of Object.entries(rules))
      it(`${example}: ${name}`, () => expect(check(all)).toEqual([]));
  }
});

describe('each rule sees the fault that is planted for it', () => {
  it('there are 25 of them at least, and a fault for each', () => {
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
