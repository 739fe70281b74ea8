import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Gateway, render } from '../../../../testing/render.js';
import TrailerDialog from './trailer-dialog.js';

const trailer = (id: string, name: string) => ({
  __typename: 'Trailer',
  id,
  name,
  dash: `/m/${id}/manifest.mpd`,
  hls: null,
  embed: null,
});

function show(answer: Gateway) {
  const asked: unknown[] = [];
  const onClose = jest.fn();
  const rendered = render(
    <TrailerDialog
      name="Gece Vapuru"
      ids="t1,t2"
      player={({ dash }) => <p>oynayan: {dash}</p>}
      comments={(id) => <p>yorumlar: {id}</p>}
      onClose={onClose}
    />,
    {
      gateway: (name, variables) => {
        asked.push(variables);
        return answer(name, variables);
      },
    },
  );
  return { asked, onClose, ...rendered };
}
const open = () => screen.findByRole('dialog', { name: 'Gece Vapuru: Fragmanlar' });

test('B-15 B-16 B-17 lists one trailer per id, plays the chosen one and shows its comments', async () => {
  const trailers = [trailer('t1', 'Fragman'), trailer('t2', 'Kamera arkası')];
  const { asked, onClose, user } = show(() => ({ data: { trailers } }));
  const dialog = within(await open());
  await dialog.findByText('oynayan: /m/t1/manifest.mpd');
  expect(asked).toEqual([{ ids: 't1,t2' }]);
  const list = within(dialog.getByRole('list', { name: 'Fragmanlar' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Fragman',
    'Kamera arkası',
  ]);
  await user.click(list.getByRole('button', { name: 'Kamera arkası' }));
  dialog.getByText('oynayan: /m/t2/manifest.mpd');
  dialog.getByText('yorumlar: t2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('B-15 trailers that fail to load offer a retry', async () => {
  let down = true;
  const { user } = show(() => {
    if (down) throw new Error('no answer');
    return { data: { trailers: [trailer('t1', 'Fragman')] } };
  });
  const dialog = within(await open());
  await dialog.findByText('Fragmanlar şu an gösterilemiyor.');
  down = false;
  await user.click(dialog.getByRole('button', { name: 'Tekrar dene' }));
  await dialog.findByText('oynayan: /m/t1/manifest.mpd');
});
