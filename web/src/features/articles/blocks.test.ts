import { expect, test } from '@jest/globals';
import { blocksOf } from './blocks.js';

test('empty lines end paragraphs, and lines with two hash signs are headings', () => {
  expect(blocksOf('\n\nBir\niki\r\n\r\n## Başlık \nÜç\n\n\n##değil\n## \n# de değil\n')).toEqual([
    { kind: 'paragraph', text: 'Bir\niki' },
    { kind: 'heading', text: 'Başlık' },
    { kind: 'paragraph', text: 'Üç' },
    { kind: 'paragraph', text: '##değil\n##\n# de değil' },
  ]);
  expect(blocksOf(' \n \n')).toEqual([]);
});
