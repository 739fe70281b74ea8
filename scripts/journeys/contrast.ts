import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Rgb = readonly [number, number, number];

/** Relative luminance (WCAG 2.2). */
const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * The lowest contrast between the colour of a text and the pixels behind it: axe cannot see text on pictures. The text
 * must be in view.
 */
export const contrastBehind = async (page: Page, text: Locator): Promise<number> => {
  const color = await text.evaluate((element) => {
    // The canvas converts every notation of a colour to numbers.
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  const clip = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    // A text with limited lines has words below its box that are not visible.
    const [x, y] = [Math.max(words.left, box.left), Math.max(words.top, box.top)];
    return {
      x,
      y,
      width: Math.min(words.right, box.right) - x,
      height: Math.min(words.bottom, box.bottom) - y,
    };
  });
  await text.evaluate((element: HTMLElement) => (element.style.color = 'transparent'));
  const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await text.evaluate((element: HTMLElement) => (element.style.color = ''));
  const alpha = (color[3] ?? 255) / 255;
  let worst = Infinity;
  for (let at = 0; at < data.length; at += info.channels) {
    const behind = [data[at]!, data[at + 1]!, data[at + 2]!] as const;
    // A translucent text is mixed with the colour behind it.
    const shown = behind.map((channel, i) => alpha * (color[i] ?? 0) + (1 - alpha) * channel);
    worst = Math.min(worst, ratio(luminance(shown as unknown as Rgb), luminance(behind)));
  }
  return worst;
};
