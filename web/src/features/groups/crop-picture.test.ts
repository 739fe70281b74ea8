import { afterEach, expect, jest, test } from '@jest/globals';
import { cropPicture } from './crop-picture.js';

const drawn: unknown[][] = [];
let size = '';
const canvas = HTMLCanvasElement.prototype;
const { getContext, toBlob } = canvas;
afterEach(() => {
  drawn.length = 0;
  Object.assign(canvas, { getContext, toBlob });
  delete (Image.prototype as Partial<HTMLImageElement>).decode;
});
const draw = () => {
  Image.prototype.decode = () => Promise.resolve();
  const context = { fillRect: jest.fn(), drawImage: (...all: unknown[]) => drawn.push(all.slice(1)) };
  canvas.getContext = (() => context) as never;
  canvas.toBlob = function (done) {
    size = `${this.width}x${this.height}`;
    done(new Blob(['picture'], { type: 'image/jpeg' }));
  };
};

test.each([
  ['a wide part is made smaller', { x: 10, y: 20, width: 3_600, height: 1_200 }, '1800x600'],
  ['a narrow one keeps its pixels', { x: 0, y: 0, width: 900, height: 300 }, '900x300'],
])('%s', async (_, area, expected) => {
  draw();
  const blob = await cropPicture('data:image/png;base64,AA', area, 1_800);
  expect(blob.type).toBe('image/jpeg');
  expect(size).toBe(expected);
  const [width, height] = expected.split('x').map(Number);
  expect(drawn).toEqual([[area.x, area.y, area.width, area.height, 0, 0, width, height]]);
});

test('a picture that cannot be drawn is refused', async () => {
  draw();
  Image.prototype.decode = () => Promise.reject(new Error('broken'));
  await expect(cropPicture('data:,', { x: 0, y: 0, width: 1, height: 1 }, 10)).rejects.toThrow('broken');
});
