import { expect, it } from '@jest/globals';
import { defaultPreferences, readPreferences } from './preferences.js';

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  [
    'values that do not fit',
    '{"volume":7,"textSize":3,"textStyle":"x","textDelay":99,"segments":1,"quality":"high","textLanguage":7}',
  ],
])('uses the defaults after %s', (_, kept) => {
  expect(readPreferences(kept)).toEqual(defaultPreferences);
});

it('restores saved preferences', () => {
  const set = {
    ...defaultPreferences,
    volume: 0.4,
    quality: 360,
    subtitles: false,
    textLanguage: 'en',
    textSize: 1.5,
    textDelay: -2.5,
    segments: 'off',
    shortcuts: false,
    crowd: true,
  };
  expect(readPreferences(JSON.stringify(set))).toEqual(set);
});
