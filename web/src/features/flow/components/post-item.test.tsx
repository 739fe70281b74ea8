import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@apollo/client/react';
import { PostDocument } from '../../../generated/post.js';
import type { Gateway } from '../../../testing/render.js';
import { FakeUpload, fakeUploads, photoFile, storedPhoto } from '../../../testing/fake-uploads.js';
import { render, renderWaiting } from '../../../testing/render.js';
import type { FlowPost } from '../post.js';
import { me, pollOf, postOf } from '../testing/posts.js';
import { PostItem } from './post-item.js';

fakeUploads();

/** A post that is read from the cache, so that answers change it. */
function Shown({ id }: { id: string }) {
  const { data } = useQuery(PostDocument, { variables: { id } });
  return data?.post ? <PostItem post={data.post} /> : null;
}

type Answers = Record<string, (variables: Record<string, never>) => object | Promise<object>>;

const show = async (post: FlowPost, answers: Answers = {}, viewer: typeof me | { state: 'visitor' } = me) => {
  const asked: [string, object][] = [];
  const gateway: Gateway = async (name, variables) => {
    if (name === 'Post') return { data: { post } };
    asked.push([name, variables]);
    const answer = answers[name];
    if (!answer) throw new Error(`${name} is not answered here`);
    return (await answer(variables as never)) as never;
  };
  const shown = await renderWaiting(<Shown id={post.id} />, { gateway, viewer });
  await screen.findByRole('article');
  return { ...shown, asked };
};

const claps = (clapCount: number, ownClaps: number) => ({
  data: { clap: { __typename: 'ClapPayload', postId: 'p1', clapCount, ownClaps } },
});

test('S-26: a press claps at once, and presses in a row are sent together', async () => {
  const { user, asked } = await show(postOf('p1', { clapCount: 4 }), { Clap: () => claps(6, 2) });
  await user.click(screen.getByRole('button', { name: 'Alkışla: 4 alkış' }));
  await user.click(screen.getByRole('button', { name: 'Alkışla: 5 alkış, senin 1' }));
  screen.getByRole('button', { name: 'Alkışla: 6 alkış, senin 2' });
  await waitFor(() => expect(asked).toHaveLength(1), { timeout: 3_000 });
  expect(asked[0]).toMatchObject(['Clap', { input: { postId: 'p1', claps: 2 } }]);
  await screen.findByRole('button', { name: 'Alkışla: 6 alkış, senin 2' });
});

test('a press that is held goes on clapping, and its end is no further clap', async () => {
  const { user } = await show(postOf('p1'), { Clap: () => new Promise(() => undefined) });
  const button = screen.getByRole('button', { name: /^Alkışla/ });
  const own = () => Number(/senin (\d+)$/.exec(button.getAttribute('aria-label') ?? '')?.[1] ?? 0);
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  await waitFor(() => expect(own()).toBeGreaterThanOrEqual(3), { timeout: 3_000 });
  fireEvent.pointerUp(button);
  const given = own();
  fireEvent.click(button, { detail: 1 });
  expect(own()).toBe(given);
  // A key press adds another clap.
  fireEvent.click(button, { detail: 0 });
  expect(own()).toBe(given + 1);
});

test('claps that fail are kept and offered again with the same key', async () => {
  let fails = true;
  const { user, asked } = await show(postOf('p1'), {
    Clap: () => {
      if (fails) throw new Error('offline');
      return claps(1, 1);
    },
  });
  await user.click(screen.getByRole('button', { name: /^Alkışla/ }));
  await screen.findByText('Alkışların kaydedilemedi.', undefined, { timeout: 3_000 });
  screen.getByRole('button', { name: 'Alkışla: 1 alkış, senin 1' });
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(asked[0]);
});

test('nobody claps for an own post', async () => {
  await show(postOf('p1', { mayEdit: true, clapCount: 3 }));
  expect(screen.queryByRole('button', { name: /^Alkışla/ })).toBeNull();
  screen.getByText('3 alkış');
});

test('S-08 S-09: a vote asks for an answer; then the results replace the options and the button', async () => {
  const voted = pollOf({
    ownAnswer: 2,
    resultsHidden: false,
    voteCount: 4,
    answers: [
      { text: 'Çay', count: 1 },
      { text: 'Kahve', count: 3 },
    ].map((answer) => ({ __typename: 'PollAnswer', ...answer })),
  });
  const { user, asked } = await show(postOf('p1', { body: '', poll: pollOf() }), {
    VoteInPoll: () => ({
      data: { voteInPoll: { __typename: 'VoteInPollPayload', postId: 'p1', poll: voted } },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Oy ver' }));
  screen.getByText('Bir cevap seç.');
  await user.click(screen.getByRole('radio', { name: 'Kahve' }));
  await user.click(screen.getByRole('button', { name: 'Oy ver' }));
  const results = await screen.findByRole('group', { name: 'Anket sonuçları' });
  expect(asked).toMatchObject([['VoteInPoll', { input: { postId: 'p1', answer: 2 } }]]);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Oy ver' })).toBeNull();
  within(results).getByText('3 oy, %75');
  within(results).getByText('senin oyun');
  screen.getByText('4 oy');
  expect(document.activeElement).toBe(results);
});

test('a vote after revealing a poll keeps its texts, which the answer does not contain', async () => {
  const voted = pollOf({
    question: '',
    ownAnswer: 2,
    resultsHidden: false,
    voteCount: 1,
    answers: [0, 1].map((count) => ({ __typename: 'PollAnswer', text: '', count })),
  });
  const { user } = await show(postOf('p1', { poll: pollOf() }), {
    VoteInPoll: () => ({
      data: { voteInPoll: { __typename: 'VoteInPollPayload', postId: 'p1', poll: voted } },
    }),
  });
  await user.click(screen.getByRole('radio', { name: 'Kahve' }));
  await user.click(screen.getByRole('button', { name: 'Oy ver' }));
  within(await screen.findByRole('group', { name: 'Anket sonuçları' })).getByText('Kahve');
});

test('a vote that was given elsewhere before shows the current results', async () => {
  const refused = { message: 'Oyun zaten var.', extensions: { code: 'CONFLICT' } };
  const standing = pollOf({ ownAnswer: 1, resultsHidden: false, voteCount: 1 });
  const { user } = await show(postOf('p1', { poll: pollOf() }), {
    VoteInPoll: () => ({ data: null, errors: [refused] }),
    PostsOverlay: () => ({ data: { postsById: [postOf('p1', { poll: standing })] } }),
  });
  await user.click(screen.getByRole('radio', { name: 'Kahve' }));
  await user.click(screen.getByRole('button', { name: 'Oy ver' }));
  expect(await screen.findAllByText('Oyun zaten var.')).not.toEqual([]);
  await screen.findByRole('group', { name: 'Anket sonuçları' });
});

test('a poll that has ended shows its results to everybody', async () => {
  const poll = pollOf({ ended: true, resultsHidden: false, endsAt: '2026-11-01T10:00:00.000Z' });
  await show(postOf('p1', { poll }), {}, { state: 'visitor' });
  screen.getByRole('group', { name: 'Anket sonuçları' });
  screen.getByText('Anket bitti');
});

test('the covered content of a post, its poll included, is not in the page until the reader asks for it', async () => {
  const spoiler = { __typename: 'Spoiler', kind: 'TITLE', season: null, number: null } as const;
  const hidden = pollOf({
    question: '',
    answers: [1, 2].map(() => ({ __typename: 'PollAnswer', text: '', count: 0 })),
  });
  const covered = postOf('p1', { body: null, spoiler, covered: true, poll: hidden });
  const { user, container } = await show(covered, {
    RevealPosts: () => ({
      data: {
        revealPosts: {
          __typename: 'RevealPostsPayload',
          posts: [postOf('p1', { body: 'Katil uşak', spoiler, poll: pollOf() })],
        },
      },
    }),
  });
  expect(container.innerHTML).not.toContain('Katil uşak');
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Yine de göster' }));
  await screen.findByText('Katil uşak');
  screen.getByRole('radio', { name: 'Çay' });
});

test('U-13 U-14 U-15: a post is deleted after a question, and stays when it is declined', async () => {
  const { user, asked } = await show(postOf('p1', { mayEdit: true, mayDelete: true }), {
    DeletePost: () => ({ data: { deletePost: { __typename: 'DeletePostPayload', id: 'p1' } } }),
  });
  const askToDelete = async () => {
    await user.click(screen.getByRole('button', { name: 'Deniz: gönderi menüsü' }));
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    return screen.findByRole('alertdialog', { name: 'Bu işlemi yapmak istediğinden emin misin?' });
  };
  await user.click(within(await askToDelete()).getByRole('button', { name: 'Hayır' }));
  expect(asked).toEqual([]);
  await user.click(within(await askToDelete()).getByRole('button', { name: 'Evet, sil' }));
  await screen.findByText('Gönderi silindi.');
  expect(asked).toEqual([['DeletePost', { id: 'p1' }]]);
});

test('an edit sends the text and the version that its author read, and leaves an unchanged scope out', async () => {
  const { user, asked } = await show(postOf('p1', { mayEdit: true, version: 3 }), {
    EditPost: () => ({
      data: {
        editPost: {
          __typename: 'PostPayload',
          post: postOf('p1', { mayEdit: true, version: 4, body: 'Yeni metin', edited: true }),
        },
      },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Deniz: gönderi menüsü' }));
  await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
  const field = await screen.findByRole('textbox', { name: 'Gönderini düzenle' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  screen.getByText('Gönderin boş olamaz.');
  await user.type(field, 'Yeni metin');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('düzenlendi');
  screen.getByText('Yeni metin');
  expect(asked).toEqual([
    ['EditPost', { input: { id: 'p1', version: 3, body: 'Yeni metin', idempotencyKey: expect.any(String) } }],
  ]);
});

test('S-12: an edit adds photos after those of the post, which needs no text', async () => {
  const photo = (id: string) =>
    ({ __typename: 'PostPhoto', id, src: '/m/1.webp', width: 8, height: 6, alt: '' }) as never;
  const { user, asked } = await show(
    postOf('p1', { body: '', mayEdit: true, photos: ['f1', 'f2', 'f3'].map(photo) }),
    {
      EditPost: () => ({
        data: { editPost: { __typename: 'PostPayload', post: postOf('p1', { version: 2, edited: true }) } },
      }),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Deniz: gönderi menüsü' }));
  await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
  await screen.findByRole('list', { name: 'Gönderideki fotoğraflar' });
  await user.upload(screen.getByLabelText('Fotoğraf ekle'), [photoFile('a.png'), photoFile('b.png')]);
  await screen.findAllByText('En fazla 4 fotoğraf ekleyebilirsin.');
  await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  screen.getByText('Fotoğrafların yüklenmesi bitsin, sonra paylaş.');
  await FakeUpload.all[0]?.answer(storedPhoto(4));
  await user.type(screen.getByRole('textbox', { name: '4. fotoğrafta ne var?' }), 'Martı');
  expect(screen.queryByRole('button', { name: 'Fotoğraf ekle' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('düzenlendi');
  expect(asked).toEqual([
    [
      'EditPost',
      {
        input: {
          id: 'p1',
          version: 1,
          body: '',
          photos: [{ uploadId: 'u4', alt: 'Martı' }],
          idempotencyKey: expect.any(String),
        },
      },
    ],
  ]);
});

test('a post of a member who is gone has no profile to lead to', () => {
  render(<PostItem post={postOf('p1', { author: null })} />);
  screen.getByText('Ayrılmış üye');
  expect(screen.queryByRole('link', { name: 'Ayrılmış üye' })).toBeNull();
});

test('S-10: a reaction shows at once, replaces an earlier one, and is taken back where the server refuses it', async () => {
  const counts = (reaction: string, count: number) => ({ __typename: 'ReactionCount', reaction, count });
  let fails = false;
  const post = postOf('p1', { reactions: [counts('LIKE', 2)], ownReaction: null } as object);
  const { user, asked } = await show(post, {
    React: (variables) => {
      if (fails) throw new Error('offline');
      const { active } = (variables as unknown as { input: { active: boolean } }).input;
      const answer = {
        __typename: 'SetReactionPayload',
        targetId: 'p1',
        ownReaction: active ? 'LIKE' : null,
        reactions: [counts('LIKE', active ? 3 : 2)],
      };
      return { data: { setReaction: answer } };
    },
  });
  const like = screen.getByRole('button', { name: /^Beğen/ });
  expect(like.textContent).toBe('Beğen2');
  await user.click(like);
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'));
  expect(like.textContent).toBe('Beğen3');
  const input = { targetType: 'POST', targetId: 'p1', reaction: 'LIKE', active: true };
  expect(asked).toEqual([['React', { input }]]);
  fails = true;
  await user.click(like);
  await screen.findByText('Tepkin kaydedilemedi.');
  expect(like.getAttribute('aria-pressed')).toBe('true');
});

test('a post of a group names its group in lists with other posts', async () => {
  const group = { __typename: 'Group', id: 'g1', name: 'Bozkır Sevenler', path: '/grup/bozkir' };
  await show(postOf('p1', { group } as object));
  const link = screen.getByRole('link', { name: 'Grup: Bozkır Sevenler' });
  expect(link.getAttribute('href')).toBe('/grup/bozkir');
});
