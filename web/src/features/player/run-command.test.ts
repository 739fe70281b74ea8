import { expect, it } from '@jest/globals';
import { applyAction } from './player-control.js';
import { runCommand, steppedSpeed, type CommandTarget } from './run-command.js';

const nothing = () => undefined;
const targetOf = (given: Partial<HTMLVideoElement>): CommandTarget => {
  const video = {
    currentTime: 50,
    duration: 100,
    volume: 0.5,
    muted: false,
    paused: true,
    ...given,
  } as HTMLVideoElement;
  const act: CommandTarget['act'] = (action) => {
    applyAction(video, action);
    return true;
  };
  return { video, act, ...others };
};
const others = {
  toggleFullscreen: nothing,
  toggleCaptions: () => 'Türkçe',
  togglePip: nothing,
  onNext: undefined,
  onPrevious: undefined,
  skip: undefined,
  toggleCinema: nothing,
  showHelp: nothing,
};

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

it('steps through the speeds and stops at the ends', () => {
  expect([steppedSpeed(1, 1), steppedSpeed(1, -1), steppedSpeed(2, 1), steppedSpeed(0.25, -1)]).toEqual([
    1.25, 0.75, 2, 0.25,
  ]);
});

it.each([
  [
    { is: 'seek', by: 10 },
    { text: '+10', side: 'forward' },
  ],
  [
    { is: 'seek', by: -5 },
    { text: '−5', side: 'back' },
  ],
  [{ is: 'seekTo', share: 0.6 }, { text: '%60' }],
  [{ is: 'volume', by: 0.05 }, { text: 'Ses %55' }],
  [{ is: 'mute' }, { text: 'Ses kapalı' }],
  [{ is: 'speed', by: 1 }, { text: '1,25×' }],
  [{ is: 'captions' }, { text: 'Altyazı: Türkçe' }],
  [{ is: 'skip' }, undefined],
  [{ is: 'fullscreen' }, undefined],
] as const)('%j shows %j', (command, answer) => {
  expect(runCommand(command, targetOf({ playbackRate: 1 }))).toEqual(answer);
});

it.each([
  { is: 'seek', by: 10 },
  { is: 'seekTo', share: 0.5 },
  { is: 'speed', by: 1 },
  { is: 'frame', by: 1 },
] as const)('%j shows nothing if the room refuses it', (command) => {
  const target = { ...targetOf({ playbackRate: 1 }), act: () => false };
  expect(runCommand(command, target)).toBeUndefined();
  expect(target.video).toMatchObject({ currentTime: 50, playbackRate: 1 });
});
