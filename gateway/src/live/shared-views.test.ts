import { expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { createSharedViews } from './shared-views.js';

it('shows newcomers no incomplete text that is older than a second', async () => {
  const views = createSharedViews();
  let opened = 0;
  const view = {
    open: async () => {
      opened += 1;
      const text = opened === 1 ? 'broken' : 'whole';
      return (async function* () {
        yield text;
        await new Promise(() => undefined);
      })();
    },
    encode: (text: string) => text,
    isWhole: (text: string) => text === 'whole',
  };
  const follow = async () => {
    const got: string[] = [];
    const followed = await views.follow<string>('thread', view, async (text) => void got.push(text));
    void (followed as AsyncIterableIterator<never>).next();
    return got;
  };
  const first = await follow();
  await eventually(() => expect(first).toEqual(['broken']));
  const second = await follow();
  await eventually(() => expect(second).toEqual(['broken']));
  expect(opened).toBe(1);
  await eventually(async () => {
    const late = await follow();
    await eventually(() => expect(late).toHaveLength(1));
    expect(late).toEqual(['whole']);
  });
  const next = await follow();
  await eventually(() => expect(next).toEqual(['whole']));
  expect(opened).toBe(2);
});
