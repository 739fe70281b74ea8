import { expect, test } from '@jest/globals';
import { createEarlyAnswers } from './early-answers.js';

const setUp = () => {
  let [now, asked] = [0, 0];
  const answers = createEarlyAnswers<string>(() => now);
  const ask = (what: string) => () => {
    asked += 1;
    return what === 'fails' ? Promise.reject(new Error(what)) : Promise.resolve(what);
  };
  return { answers, ask, asked: () => asked, pass: (ms: number) => void (now += ms) };
};

test('an early answer is requested once and used once', async () => {
  const { answers, ask, asked } = setUp();
  await answers.keep('a', ask('early'));
  await answers.keep('a', ask('again'));
  expect(asked()).toBe(1);
  expect(await answers.take('a', ask('late'))).toBe('early');
  expect(await answers.take('a', ask('late'))).toBe('late');
  expect(await answers.take('b', ask('other'))).toBe('other');
});

test('an old or a failed early answer is requested again', async () => {
  const { answers, ask, pass } = setUp();
  await answers.keep('a', ask('early'));
  pass(10 * 60_000);
  expect(await answers.take('a', ask('late'))).toBe('late');
  const failed = answers.keep('a', ask('fails'));
  expect(await answers.take('a', ask('late'))).toBe('late');
  await expect(failed).rejects.toThrow('fails');
  await expect(answers.keep('a', ask('fails'))).rejects.toThrow('fails');
  expect(await answers.keep('a', ask('early'))).toBe('early');
});
