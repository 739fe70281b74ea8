import { memoryKeyValue } from '../../src/platform/memory-key-value.js';
import { adjustableClock } from '../../src/testing/adjustable-clock.js';
import { describeKeyValue } from '../contracts/key-value.contract.js';

describeKeyValue('memory', async () => {
  const clock = adjustableClock();
  const store = memoryKeyValue(clock);
  return {
    store,
    elapse: async (ms) => clock.advance(ms),
    empty: () => store.close(),
  };
});
