import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const themes = ['light', 'dark'] as const;

/** The value of a token in one theme, read from the style sheet. */
function token(name: string, theme: (typeof themes)[number]): string {
  const pair = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const value = pair?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`no token --${name}`);
  return value;
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const grounds = ['ink', 'surface', 'raised'];
const texts = ['text', 'muted', 'accent-text', 'pomegranate-text', 'saffron-text'];
const shapes = ['control', 'accent', 'pomegranate', 'saffron'];
const onFills = [
  ['on-accent', 'accent'],
  ['on-pomegranate', 'pomegranate-fill'],
  ['on-saffron', 'saffron-fill'],
  ['ink', 'text'],
];

describe.each(themes)('the %s theme', (theme) => {
  const pairs = (front: string[]) => front.flatMap((a) => grounds.map((b) => [a, b] as [string, string]));
  test.each(pairs(texts))('text %s on %s reaches 4.5', (front, ground) => {
    expect(contrast(token(front, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(shapes))('control or mark %s on %s reaches 3', (front, ground) => {
    expect(contrast(token(front, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
  test.each(onFills)('text %s on fill %s reaches 4.5', (front, fill) => {
    expect(contrast(token(front ?? '', theme), token(fill ?? '', theme))).toBeGreaterThanOrEqual(4.5);
  });
});

test('every colour token is checked or listed as decorative', () => {
  const all = [...css.matchAll(/--([\w-]+): light-dark\(#/g)].map((match) => match[1]);
  const known = new Set([...grounds, ...texts, ...shapes, ...onFills.flat(), 'line']);
  expect(all.filter((name) => !known.has(name ?? ''))).toEqual([]);
});
