import { expect, it } from '@jest/globals';
import { languageName, trackName } from './language-name.js';

it('names languages in Turkish, and marks unknown ones', () => {
  expect(['tr', 'en', 'ja', 'und', '', 'x y'].map(languageName)).toEqual([
    'Türkçe',
    'İngilizce',
    'Japonca',
    'Bilinmeyen dil',
    'Bilinmeyen dil',
    'Bilinmeyen dil',
  ]);
});

it("gives two tracks of one language the source's labels", () => {
  const [plain, full] = [
    { language: 'tr', label: 'Türkçe' },
    { language: 'tr', label: 'Türkçe (ayrıntılı)' },
  ];
  const english = { language: 'en', label: 'English' };
  expect([plain, full, english].map((track, _, all) => trackName(track, all))).toEqual([
    'Türkçe',
    'Türkçe (ayrıntılı)',
    'İngilizce',
  ]);
});
