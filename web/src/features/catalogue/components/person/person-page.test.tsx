import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { titleOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import { PersonPage } from './person-page.js';

const credit = (role: string, character: string | null = null) => ({
  __typename: 'Credit',
  role,
  character,
});
const person = (titles: object[]) => ({
  __typename: 'PersonPage',
  id: 'p',
  name: 'Işıl Öz',
  path: '/kisi/isil-oz-1',
  titles,
});
const titles = [
  { title: titleOf('yeni', { name: 'Yeni Ada' }), credits: [credit('oyuncu', 'Şule'), credit('yönetmen')] },
  { title: titleOf('eski', { name: 'Eski Ada', ageMark: 'AGE_18' }), credits: [credit('oyuncu')] },
];
const page = (answer: object | null) => {
  const gateway: Gateway = (name) =>
    name === 'PersonPage' ? { data: { person: answer } } : { data: { positions: [], library: null } };
  return renderWaiting(<PersonPage slug="isil-oz-1" absent="yok" />, { gateway });
};

test('a person’s page lists the titles with what the person did', async () => {
  await page(person(titles));
  await screen.findByRole('heading', { level: 1, name: 'Işıl Öz' });
  expect(screen.getByText('Şule rolünde · Yönetmen')).toBeTruthy();
  expect(screen.getByText('Oyuncu')).toBeTruthy();
  expect(document.querySelectorAll('article')).toHaveLength(2);
  expect(document.title).toBe('Işıl Öz · Seyir');
});

test('search engines get no titles for adults, and no page that has only such titles', async () => {
  await page(person(titles));
  await screen.findByRole('heading', { level: 1 });
  const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description()).toContain('Yeni Ada');
  expect(description()).not.toContain('Eski Ada');
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

test('a page with titles for adults alone is not indexed', async () => {
  await page(person(titles.slice(1)));
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('an unknown person has no page', async () => {
  await page(null);
  await screen.findByText('yok');
});
