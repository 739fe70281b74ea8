import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../../testing/render.js';
import { questions } from '../../contact-texts.js';
import { FaqPage } from './faq-page.js';

test('U-16 shows the questions as an accordion: all under one name, so that one is open at a time', () => {
  const { container } = render(<FaqPage />);
  const all = [...container.querySelectorAll('details')];
  expect(all).toHaveLength(questions.length);
  expect(all.every((item) => item.getAttribute('name') === 'sss' && !item.open)).toBe(true);
  for (const { question } of questions) screen.getByRole('heading', { name: question });
});
