import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWaiting } from '../../../../testing/render.js';
import { questions } from '../../contact-texts.js';
import { FaqPage } from './faq-page.js';

const open = (faq: { question: string; answer: string }[]) =>
  renderWaiting(<FaqPage />, {
    gateway: () => ({
      data: { faq: faq.map((entry, place) => ({ __typename: 'FaqEntry', id: `q${place}`, ...entry })) },
    }),
  });

test('U-16 shows the questions as an accordion: all under one name, so that one is open at a time', async () => {
  const { container } = await open([]);
  const all = [...container.querySelectorAll('details')];
  expect(all).toHaveLength(questions.length);
  expect(all.every((item) => item.getAttribute('name') === 'sss' && !item.open)).toBe(true);
  for (const { question } of questions) screen.getByRole('heading', { name: question });
});

test('the site’s own questions replace the built-in ones; their text is shown as it is written', async () => {
  const { container } = await open([
    { question: 'Bir <b>soru</b>?', answer: 'İlk.\n\n<img src=x onerror=alert(1)>' },
    { question: 'Bir daha?', answer: 'Yanıt.' },
  ]);
  expect(container.querySelectorAll('details')).toHaveLength(2);
  screen.getByRole('heading', { name: 'Bir <b>soru</b>?' });
  expect([...container.querySelectorAll('details p')].map(({ textContent }) => textContent)).toEqual([
    'İlk.',
    '<img src=x onerror=alert(1)>',
    'Yanıt.',
  ]);
  expect(container.querySelector('details :is(img, b)')).toBeNull();
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(data).not.toContain('<');
  expect(data).toContain('Bir daha?');
});
