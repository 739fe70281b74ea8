import { expect, test } from '@jest/globals';
import { ownPath, signInAddress } from './own-path.js';

test.each([
  ['/dizi/gece-vapuru?sezon=2#yorum-1', '/dizi/gece-vapuru?sezon=2#yorum-1'],
  ['/', '/'],
  [null, '/'],
  ['', '/'],
  ['dizi/gece-vapuru', '/'],
  ['https://baska.example/', '/'],
  ['//baska.example/dizi', '/'],
  ['/\\baska.example/dizi', '/'],
  ['/\t/baska.example/dizi', '/'],
  ['/.//baska.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/giris-yap?donus=/giris-yap', '/'],
  ['/login', '/'],
])('redirects from %s to %s', (asked, path) => {
  expect(ownPath(asked)).toBe(path);
});

test('the sign-in page gets the path only if it is worth returning to', () => {
  expect(signInAddress('/dizi/a?x=1')).toBe('/giris-yap?donus=%2Fdizi%2Fa%3Fx%3D1');
  expect(signInAddress('/')).toBe('/giris-yap');
});
