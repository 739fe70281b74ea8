import { expect, it } from '@jest/globals';
import { runCommand, steppedSpeed, type CommandTarget } from './run-command.js';

const nothing = () => undefined;
const targetOf = (video: Partial<HTMLVideoElement>): CommandTarget => ({
  video: {
    currentTime: 50,
    duration: 100,
    volume: 0.5,
    muted: false,
    paused: true,
    ...video,
  } as HTMLVideoElement,
  toggleFullscreen: nothing,
  toggleCaptions: nothing,
  togglePip: nothing,
  onNext: undefined,
  onPrevious: undefined,
  skip: nothing,
  toggleCinema: nothing,
  showHelp: nothing,
});

it.each([
  [{ is: 'seek', by: 10 }, {}, { currentTime: 60 }],
  [{ is: 'seek', by: -10 }, { currentTime: 4 }, { currentTime: 0 }],
  [{ is: 'seek', by: 10 }, { currentTime: 95 }, { currentTime: 100 }],
  [{ is: 'seekTo', share: 0.3 }, {}, { currentTime: 30 }],
  [{ is: 'seekTo', share: 0.3 }, { duration: NaN }, { currentTime: 0 }],
  [{ is: 'volume', by: 0.05 }, {}, { volume: 0.55 }],
  [{ is: 'volume', by: -0.05 }, { volume: 0.03 }, { volume: 0, muted: true }],
  [
    { is: 'volume', by: 0.05 },
    { volume: 0, muted: true },
    { volume: 0.05, muted: false },
  ],
  [{ is: 'frame', by: 1 }, {}, { currentTime: 50.04 }],
  [{ is: 'frame', by: 1 }, { paused: false }, { currentTime: 50 }],
  [{ is: 'next' }, {}, { currentTime: 50 }],
] as const)('%j on %j', (command, video, expected) => {
  const target = targetOf(video);
  runCommand(command, target);
  expect(target.video).toMatchObject(expected);
});

it('steps through the speeds and stays at the ends', () => {
  expect([steppedSpeed(1, 1), steppedSpeed(1, -1), steppedSpeed(2, 1), steppedSpeed(0.25, -1)]).toEqual([
    1.25, 0.75, 2, 0.25,
  ]);
});
