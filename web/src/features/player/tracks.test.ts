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
])('of 240, 360 and 720 lines, whoever wants %i gets %i', (wanted, given) => {
  expect(trackOfHeight(video(0, 240, 720, 360), wanted)?.height).toBe(given);
});

describe('what the viewer has set', () => {
  const kept = { quality: null, subtitles: true, textLanguage: 'tr' };
  const running: RunningTracks = {
    automatic: true,
    video: video(360, 240, 360),
    text: text('tr', 'tr', 'en'),
  };

  it('is nothing where all is as it was kept', () => {
    expect(learntOf(kept, running)).toEqual({});
  });

  it('is a height, and none again', () => {
    expect(learntOf(kept, { ...running, automatic: false })).toEqual({ quality: 360 });
    expect(learntOf({ ...kept, quality: 360 }, running)).toEqual({ quality: null });
  });

  it('is not the height that stands in for one that the source lacks', () => {
    expect(learntOf({ ...kept, quality: 1080 }, { ...running, automatic: false })).toEqual({});
  });

  it('is a language, none, and one again', () => {
    expect(learntOf(kept, { ...running, text: text('en', 'tr', 'en') })).toEqual({ textLanguage: 'en' });
    expect(learntOf(kept, { ...running, text: text(undefined, 'tr', 'en') })).toEqual({ subtitles: false });
    expect(learntOf({ ...kept, subtitles: false }, running)).toEqual({ subtitles: true });
  });

  it('is not the want of subtitles where a source has none in the language', () => {
    expect(learntOf(kept, { ...running, text: text(undefined, 'en') })).toEqual({});
    expect(learntOf(kept, { ...running, text: [] })).toEqual({});
  });
});
