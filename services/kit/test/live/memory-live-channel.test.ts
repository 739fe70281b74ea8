import { memoryLiveChannel } from '../../src/live/memory-live-channel.js';
import { describeLiveChannel } from '../contracts/live-channel.contract.js';

describeLiveChannel('memory', async () => {
  const channel = memoryLiveChannel();
  return { here: channel, there: channel };
});
