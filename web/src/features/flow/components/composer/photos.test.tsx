import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeUpload, fakeUploads, photoFile, storedPhoto } from '../../../../testing/fake-uploads.js';
import { render } from '../../../../testing/render.js';
import { me, postOf } from '../../testing/posts.js';
import PhotoViewer from '../../../attachments/photo-viewer.js';
import { Composer } from './composer.js';

fakeUploads();
beforeEach(() => localStorage.clear());

const open = (files: File[]) => {
  const sent: unknown[] = [];
  const gateway = (_: string, { input }: Record<string, unknown>) => {
    sent.push(input);
    return { data: { createPost: { __typename: 'PostPayload', post: postOf('p1') } } };
  };
  const shown = render(<Composer onCreated={() => undefined} />, { gateway, viewer: me });
  const form = screen.getByRole('form', { name: 'Gönderi yaz' });
  fireEvent.drop(form, { dataTransfer: { files, types: ['Files'] } });
  return { ...shown, form, sent };
};

test('S-05: dropped photos are uploaded, described and ordered; the post waits for them', async () => {
  const { user, sent } = open([photoFile('a.png'), photoFile('b.png')]);
  await user.type(screen.getByRole('textbox', { name: 'Ne paylaşmak istersin?' }), 'Bak');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
  act(() => FakeUpload.all[0]?.upload.onprogress?.({ loaded: 1, total: 4 }));
  screen.getByRole('progressbar', { name: '1. fotoğraf yükleniyor, %25' });
  await FakeUpload.all[0]?.answer(storedPhoto(1));
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  screen.getByText('Fotoğrafların yüklenmesi bitsin, sonra paylaş.');
  await FakeUpload.all[1]?.answer(storedPhoto(2));
  await user.type(screen.getByRole('textbox', { name: '2. fotoğrafta ne var?' }), 'İskele');
  await user.click(screen.getByRole('button', { name: '1. fotoğrafı arkaya al' }));
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    photos: [
      { uploadId: 'u2', alt: 'İskele' },
      { uploadId: 'u1', alt: '' },
    ],
  });
});

test('photos are a post without a text; the draft is deleted with them', async () => {
  const { user, sent } = open([photoFile('a.png')]);
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  await FakeUpload.all[0]?.answer(storedPhoto(1));
  screen.getByRole('checkbox', { name: 'Spoiler içeriyor' });
  await user.click(screen.getByRole('button', { name: 'Taslağı sil' }));
  expect(screen.queryByRole('list', { name: 'Eklenen fotoğraflar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Taslağı sil' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  screen.getByText('Gönderin boş olamaz.');
  expect(sent).toEqual([]);
  await user.upload(screen.getByLabelText('Fotoğraf ekle'), photoFile('b.png'));
  await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
  await FakeUpload.all[1]?.answer(storedPhoto(2));
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: '', photos: [{ uploadId: 'u2', alt: '' }] }]));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Eklenen fotoğraflar' })).toBeNull());
});

test('a fifth photo and a file of another kind are refused in words; a failed upload is tried again', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => photoFile(name));
  const { user, form } = open(five);
  await screen.findAllByText('En fazla 4 fotoğraf ekleyebilirsin.');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(4));
  expect(screen.queryByRole('button', { name: 'Fotoğraf ekle' })).toBeNull();
  await FakeUpload.all[0]?.answer({ success: false, error: '' });
  screen.getByText('1. fotoğraf yüklenemedi.');
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(FakeUpload.all).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: '4. fotoğrafı kaldır' }));
  fireEvent.paste(form, { clipboardData: { files: [new File(['GIF89a'], 'x.png')] } });
  await screen.findAllByText('Yalnızca jpeg ya da png fotoğraf ekleyebilirsin.');
});

test('the viewer turns by keys, buttons and swipes, and stays at its ends', async () => {
  const photos = [1, 2, 3].map((place) => ({
    __typename: 'PostPhoto',
    id: `f${place}`,
    src: `/m/${place}.webp`,
    width: 8,
    height: 6,
    alt: `Foto ${place}`,
  }));
  const { user } = render(<PhotoViewer photos={photos} start={0} onClose={() => undefined} />);
  const image = () => screen.getByRole('img').getAttribute('alt');
  expect(screen.queryByRole('button', { name: 'Önceki fotoğraf' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sonraki fotoğraf' }));
  expect(image()).toBe('Foto 2');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(image()).toBe('Foto 3');
  const swipe = async (from: number, to: number) =>
    user.pointer([
      { keys: '[TouchA>]', target: screen.getByRole('img'), coords: { clientX: from, clientY: 10 } },
      { pointerName: 'TouchA', target: screen.getByRole('img'), coords: { clientX: to, clientY: 12 } },
      { keys: '[/TouchA]', target: screen.getByRole('img'), coords: { clientX: to, clientY: 12 } },
    ]);
  await swipe(20, 200);
  expect(image()).toBe('Foto 2');
  await swipe(200, 180);
  expect(image()).toBe('Foto 2');
  screen.getByText('2 / 3');
});
