import { describe, expect, it } from '@jest/globals';
import { learntOf, trackOfHeight, type RunningTracks } from './tracks.js';

const video = (running: number, ...heights: number[]) =>
  heights.map((height) => ({ height, active: height === running }));
const text = (running: string | undefined, ...languages: string[]) =>
  languages.map((language) => ({ language, active: language === running }));

it.each([
  [360, 360],
  [480, 360],
  [240, 240],
  [144, 240],
])('of 240, 360 and 720 lines, the preference %i selects %i', (wanted, given) => {
  expect(trackOfHeight(video(0, 240, 720, 360), wanted)?.height).toBe(given);
});

describe('the preferences learnt from the player', () => {
  const kept = { quality: null, subtitles: true, textLanguage: 'tr' };
  const running: RunningTracks = {
    automatic: true,
    video: video(360, 240, 360),
    text: text('tr', 'tr', 'en'),
  };

  it('are empty if nothing changed', () => {
    expect(learntOf(kept, running)).toEqual({});
  });

  it('contain a height, and its removal', () => {
    expect(learntOf(kept, { ...running, automatic: false })).toEqual({ quality: 360 });
    expect(learntOf({ ...kept, quality: 360 }, running)).toEqual({ quality: null });
  });

  it('do not contain a height that replaces one missing in the source', () => {
    expect(learntOf({ ...kept, quality: 1080 }, { ...running, automatic: false })).toEqual({});
  });

  it('contain a language, none, and one again', () => {
    expect(learntOf(kept, { ...running, text: text('en', 'tr', 'en') })).toEqual({ textLanguage: 'en' });
    expect(learntOf(kept, { ...running, text: text(undefined, 'tr', 'en') })).toEqual({ subtitles: false });
    expect(learntOf({ ...kept, subtitles: false }, running)).toEqual({ subtitles: true });
  });

  it('do not turn subtitles off if a source has none in the language', () => {
    expect(learntOf(kept, { ...running, text: text(undefined, 'en') })).toEqual({});
    expect(learntOf(kept, { ...running, text: [] })).toEqual({});
  });
});
