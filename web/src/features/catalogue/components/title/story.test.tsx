import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../../testing/render.js';
import { Story } from './story.js';

test('U-19 a long text is cut, with a button to show more and then less', async () => {
  const text = 'çığlık '.repeat(100).trim();
  const { user } = render(<Story text={text} />);
  const shown = () => screen.getByRole('region', { name: 'Konu' }).querySelector('p')?.textContent ?? '';
  expect(shown()).toMatch(/çığlık…$/);
  await user.click(screen.getByRole('button', { name: 'Devamını oku' }));
  expect(shown()).toBe(text);
  await user.click(screen.getByRole('button', { name: 'Daha az göster' }));
  expect(shown().length).toBeLessThanOrEqual(551);
});

test('U-19 a short text has no such button', () => {
  render(<Story text="Kısa." />);
  expect(screen.queryByRole('button')).toBeNull();
});
