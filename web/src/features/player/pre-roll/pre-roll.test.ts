import { describe, expect, it } from '@jest/globals';
import {
  nextPreRoll,
  openPreRoll,
  secondsLeft,
  secondsToSkip,
  type AdvertVariant,
  type PreRoll,
  type PreRollAdvert,
} from './pre-roll.js';

const image = (id: string, time: number): PreRollAdvert => ({ id, link: '/', time, image: `${id}.webp` });
const video = (id: string, time: number): PreRollAdvert => ({ id, link: '/', time, video: `${id}.mp4` });
const begun = (variant: AdvertVariant, ...adverts: PreRollAdvert[]) =>
  nextPreRoll(openPreRoll({ variant, adverts }), { type: 'started' });
const run = (preRoll: PreRoll, seconds: number) =>
  nextPreRoll(preRoll, { type: 'ran', advertId: preRoll.adverts[0]!.id, seconds });
const skip = (preRoll: PreRoll) =>
  nextPreRoll(preRoll, { type: 'skipped', advertId: preRoll.adverts[0]!.id });
const present = (preRoll: PreRoll) => preRoll.adverts[0]?.id;

describe('pre-roll', () => {
  it('V-09 is done at once without adverts', () => {
    expect(openPreRoll({ variant: 'OWN_TIME', adverts: [] }).phase).toBe('done');
  });

  it('V-11 waits at the first advert until play is pressed', () => {
    const opened = openPreRoll({ variant: 'OWN_TIME', adverts: [image('a', 8)] });
    expect(opened.phase).toBe('waiting');
    expect(run(opened, 100)).toBe(opened);
    expect(nextPreRoll(opened, { type: 'started' })).toMatchObject({ phase: 'running', elapsed: 0 });
  });

  it('V-12 V-13 counts the duration of each advert down to 0, and only then allows skipping', () => {
    const first = begun('OWN_TIME', video('a', 8), video('b', 3));
    expect(secondsLeft(first)).toBe(8);
    expect(secondsLeft(run(first, 0.4))).toBe(8);
    const nearly = run(first, 7.2);
    expect(secondsLeft(nearly)).toBe(1);
    expect(skip(nearly)).toBe(nearly);
    const over = run(first, 8);
    expect(secondsLeft(over)).toBe(0);
    expect(present(over)).toBe('a');
    const second = skip(over);
    expect([present(second), secondsLeft(second)]).toEqual(['b', 3]);
  });

  it('V-14 the next advert follows a skipped one without another click', () => {
    expect(skip(run(begun('OWN_TIME', video('a', 2), image('b', 4)), 2))).toMatchObject({
      phase: 'running',
      elapsed: 0,
    });
  });

  it('V-14 unskipped, an image ends at 0 and a video at its end', () => {
    expect(present(run(begun('OWN_TIME', image('a', 4), image('b', 4)), 4))).toBe('b');
    const film = run(begun('OWN_TIME', video('a', 4), image('b', 4)), 6);
    expect(present(film)).toBe('a');
    expect(present(nextPreRoll(film, { type: 'ended', advertId: 'a' }))).toBe('b');
  });

  it.each([3, 8, 60])('V-15 in the variant one of %i seconds can be skipped after 5', (time) => {
    const first = begun('AFTER_FIVE', video('a', time));
    expect(secondsToSkip(first)).toBe(5);
    const nearly = run(first, 4.9);
    expect(secondsToSkip(nearly)).toBe(1);
    expect(skip(nearly)).toBe(nearly);
    expect(skip(run(first, 5)).phase).toBe('done');
  });

  it('V-16 is done when no advert remains', () => {
    expect(skip(run(begun('OWN_TIME', video('a', 2)), 2))).toMatchObject({ phase: 'done', adverts: [] });
  });

  it('passes over a failed advert, also before the start, and then still waits for play', () => {
    const opened = openPreRoll({ variant: 'OWN_TIME', adverts: [image('a', 2), image('b', 2)] });
    const second = nextPreRoll(opened, { type: 'failed', advertId: 'a' });
    expect(second).toMatchObject({ phase: 'waiting', adverts: [{ id: 'b' }] });
    expect(nextPreRoll(second, { type: 'failed', advertId: 'b' }).phase).toBe('done');
    const running = begun('OWN_TIME', video('a', 9), image('b', 2));
    expect(nextPreRoll(running, { type: 'failed', advertId: 'a' })).toMatchObject({ phase: 'running' });
  });

  it('ignores events of an earlier advert', () => {
    const second = nextPreRoll(begun('OWN_TIME', image('a', 2), image('b', 2)), {
      type: 'failed',
      advertId: 'a',
    });
    for (const type of ['failed', 'ended', 'skipped'] as const)
      expect(nextPreRoll(second, { type, advertId: 'a' })).toBe(second);
  });
});
