import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Viewer } from '../../lib/viewer.js';
import { renderAtDesk } from '../desk/testing.js';
import { CasePage } from './components/case-page.js';
import { caseOf, wholeCase } from './testing/cases.js';

const viewer: Viewer = { state: 'member', member: { id: 'm2', username: 'zeynep', name: 'Zeynep' } };
const photo = {
  __typename: 'CasePhoto',
  id: 'p1',
  src: '/m/case/c1/p1',
  width: 8,
  height: 6,
  alt: 'İskele',
  covered: false,
  place: 1,
};
const page = (photos: readonly object[], given: object = {}) => {
  const evidence = [
    {
      __typename: 'CaseEvidence',
      id: 'k1',
      body: '',
      sentAt: '2026-11-01T00:00:00Z',
      author: null,
      photos,
    },
  ];
  return renderAtDesk(<CasePage id="c1" />, {
    gateway: () => wholeCase(caseOf({ problems: ['SPAM'], ...given }), { evidence }),
    viewer,
  });
};
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));

test('a case shows the photos of what was reported', async () => {
  const { container } = page([photo, { ...photo, id: 'p2', src: '/m/case/c1/p2', alt: '' }]);
  await screen.findByRole('button', { name: /İskele/ });
  expect(pictures(container)).toEqual(['/m/case/c1/p1', '/m/case/c1/p2']);
});

test.each([
  ['of a spoiler', { covered: true }, {}, 'Spoiler'],
  ['that a report calls indecent', {}, { problems: ['INDECENT'] }, 'Uygunsuz'],
])('photos %s are not in the page before they are asked for', async (_, over, given, label) => {
  const { user, container } = page([{ ...photo, ...over }], given);
  await screen.findByText('1 fotoğraf');
  screen.getByText(label);
  expect(pictures(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yine de göster' }));
  expect(pictures(container)).toEqual(['/m/case/c1/p1']);
});

test('the pictures of a group are named by their place', async () => {
  const cover = { ...photo, alt: '' };
  const { unmount } = page([cover, { ...cover, id: 'p2', place: 2 }], { targetType: 'group' });
  await screen.findByRole('button', { name: /Kapak/ });
  screen.getByRole('button', { name: /Afiş/ });
  unmount();
  page([{ ...cover, src: null }], { targetType: 'user' });
  await screen.findByText('Bir fotoğraf saklanamadı: Profil fotoğrafı');
});

test('a photo that could not be copied is named, and old copies are gone', async () => {
  const { unmount } = page([{ ...photo, src: null }]);
  await screen.findByText('Bir fotoğraf saklanamadı: İskele');
  unmount();
  renderAtDesk(<CasePage id="c1" />, {
    gateway: () => wholeCase(caseOf({ state: 'CLOSED', outcome: 'WARN' }), { evidence: [] }),
    viewer,
  });
  await screen.findByText('Kopyalar karardan 180 gün sonra silinir.');
});
