import { settingsTexts } from './settings-texts.js';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (all: typeof browsers, text: string): string | undefined =>
  all.find(([pattern]) => pattern.test(text))?.[1];

/** A short name such as 'Firefox · Windows' from a user agent, by which members recognise their devices. */
export function deviceName(userAgent: string): string {
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean);
  return names.length > 0 ? names.join(' · ') : settingsTexts.unknownDevice;
}

export const isPhone = (userAgent: string): boolean => /\b(iPhone|Android|Mobile)\b/.test(userAgent);
