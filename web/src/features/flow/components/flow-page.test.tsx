import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApolloLink, Observable } from '@apollo/client';
import { type Gateway, renderWaiting } from '../../../testing/render.js';
import { me, postOf, listOf } from '../testing/posts.js';
import { FlowPage } from './flow-page.js';
import { MemberPosts } from './member-posts.js';
import { PostPage } from './post-page.js';

/** Reports how many posts are newer, as the live connection does. */
const liveLink = () => {
  let tell = (_: number) => undefined as void;
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'NewPosts') return forward(operation);
    return new Observable((observer) => {
      tell = (count) =>
        observer.next({ data: { newPosts: { __typename: 'NewPosts', count } } } as ApolloLink.Result);
    });
  });
  return { link, tell: (count: number) => act(async () => tell(count)) };
};

const bodies = () =>
  screen.getAllByRole('article').map((article) => article.querySelector('p.max-w-prose')?.textContent);

test('S-01: a feed with its form in two tabs; newer posts wait for a press, older ones for theirs', async () => {
  const live = liveLink();
  const gateway: Gateway = (name, variables) => {
    if (name === 'NewerPosts') return { data: { feed: listOf([postOf('p4'), postOf('p3')]) } };
    if (name !== 'Feed') throw new Error(name);
    return { data: { feed: variables['cursor'] ? listOf([postOf('p1')]) : listOf([postOf('p2')], 'c1') } };
  };
  const { user } = await renderWaiting(<FlowPage page={1} />, { gateway, links: [live.link] });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Gönderi',
    'Anket',
    'Takip ettiklerin',
    'Herkes',
  ]);
  await live.tell(2);
  expect(bodies()).toEqual(['Metin p2']);
  await user.click(screen.getByRole('button', { name: '2 yeni gönderi' }));
  await waitFor(() => expect(bodies()).toEqual(['Metin p4', 'Metin p3', 'Metin p2']));
  expect(screen.queryByRole('button', { name: /yeni gönderi/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Daha fazla gönderi' }));
  await waitFor(() => expect(bodies()).toEqual(['Metin p4', 'Metin p3', 'Metin p2', 'Metin p1']));
  screen.getByText('Listelenecek gönderi kalmadı !');
  await live.tell(21);
  screen.getByRole('button', { name: '20+ yeni gönderi' });
});

test('an own post is on top at once, and posts of others from meanwhile come below it', async () => {
  const own = postOf('p9', { body: 'Benimki', mayEdit: true });
  const gateway: Gateway = (name) => {
    if (name === 'Feed') return { data: { feed: listOf([postOf('p2')]) } };
    if (name === 'CreatePost') return { data: { createPost: { __typename: 'PostPayload', post: own } } };
    if (name === 'NewerPosts') return { data: { feed: listOf([own, postOf('p5')]) } };
    return { data: { postsById: [postOf('p2')] } };
  };
  const { user } = await renderWaiting(<FlowPage page={1} />, {
    gateway,
    viewer: me,
    links: [liveLink().link],
  });
  await user.type(screen.getByRole('textbox', { name: 'Ne paylaşmak istersin?' }), 'Benimki');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await waitFor(() => expect(bodies()).toEqual(['Benimki', 'Metin p5', 'Metin p2']));
});

test("a visitor is asked to sign in for 'Takip ettiklerin'; a member who follows nobody is led to everybody", async () => {
  const gateway: Gateway = (_, { kind }) => ({
    data: { feed: listOf(kind === 'FOLLOWED' ? [] : [postOf('p2')]) },
  });
  const options = { gateway, links: [liveLink().link] };
  const { user, look } = await renderWaiting(<FlowPage page={1} />, {
    ...options,
    viewer: { state: 'visitor' },
  });
  await user.click(screen.getByRole('tab', { name: 'Takip ettiklerin' }));
  within(screen.getByRole('tabpanel', { name: 'Takip ettiklerin' })).getByRole('button', {
    name: 'Giriş yap',
  });
  await look(me);
  const toEveryone = await screen.findByRole('button', { name: 'Herkesin akışına bak' });
  await act(() => user.click(toEveryone));
  await screen.findByText('Metin p2');
});

test('a feed that fails to load shows a message, and loads on a retry', async () => {
  let fails = true;
  const gateway: Gateway = () => {
    if (fails) return { data: { feed: null }, errors: [{ message: 'Şu an olmuyor.' }] };
    return { data: { feed: listOf([]) } };
  };
  const { user } = await renderWaiting(<FlowPage page={1} />, { gateway, links: [liveLink().link] });
  screen.getByText('Gönderiler şu an gelmiyor');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await screen.findByText('Akış henüz boş');
});

test('a post that visitors do not see shows no 404 while the viewer is not known', async () => {
  const gateway: Gateway = () => ({ data: { post: seen ? postOf('p7') : null } });
  let seen = false;
  const page = <PostPage id="p7" absent={<p>Yok</p>} />;
  const { look } = await renderWaiting(page, { gateway, viewer: { state: 'unknown' } });
  screen.getByRole('status', { name: 'Gönderiler geliyor' });
  expect(screen.queryByText('Yok')).toBeNull();
  seen = true;
  await look(me);
  await screen.findByText('Metin p7');
  seen = false;
  await look({ state: 'visitor' });
  await screen.findByText('Yok');
});

test('whom to follow stands between the form and the feeds', async () => {
  const gateway: Gateway = () => ({ data: { feed: listOf([postOf('p2')]) } });
  const page = <FlowPage page={1} rail={<p>Kimi takip etsen?</p>} />;
  await renderWaiting(page, { gateway, links: [liveLink().link] });
  const rail = screen.getByRole('complementary');
  // Only where it has a column of its own, it is placed by the style.
  expect(rail.className).not.toContain('hidden content-start');
  const places = [screen.getByRole('form'), rail, screen.getByRole('article')];
  for (const [at, place] of places.slice(0, -1).entries())
    expect(place.compareDocumentPosition(places[at + 1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a post that is kept from visitors shows once its reader is known to see it', async () => {
  const gateway: Gateway = () => ({ data: { post: seen ? postOf('p7') : null } });
  let seen = false;
  const page = <PostPage id="p7" absent={<p>Yok</p>} />;
  const { look } = await renderWaiting(page, { gateway, viewer: { state: 'visitor' } });
  screen.getByText('Yok');
  seen = true;
  await look(me);
  await screen.findByText('Metin p7');
});

test.each([
  ['a photo', {}, '/m/foto.webp'],
  ['a covered photo', { covered: true }, undefined],
])('the link preview of a post with %s', async (_, more, image) => {
  const photo = { __typename: 'PostPhoto', id: 'f1', src: '/m/foto.webp', width: 900, height: 600, alt: '' };
  const gateway: Gateway = () => ({ data: { post: postOf('p7', { photos: [photo] as never, ...more }) } });
  await renderWaiting(<PostPage id="p7" absent={null} />, { gateway });
  await screen.findByRole('article');
  const preview = document.head.querySelector('meta[property="og:image"]');
  expect(preview?.getAttribute('content')).toBe(image);
});

test('a block removes the posts of the member from the page, and keeps those of others', async () => {
  const efe = {
    __typename: 'Member',
    id: 'm5',
    username: 'efe',
    name: 'Efe',
    avatar: null,
    path: '/profile/efe',
  };
  const gateway: Gateway = (name) => {
    if (name === 'Feed')
      return { data: { feed: listOf([postOf('p3'), postOf('p2', { author: efe }), postOf('p1')]) } };
    const restraint = { __typename: 'Restraint', id: 'm2', blocked: true, muted: false, mutedUntil: null };
    return {
      data: { blockMember: { __typename: 'RestraintPayload', restraint: { ...restraint, member: null } } },
    };
  };
  const options = { gateway, viewer: me, links: [liveLink().link] };
  const { user } = await renderWaiting(<FlowPage page={1} />, options);
  await user.click(screen.getAllByRole('button', { name: 'Deniz: gönderi menüsü' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Engelle' }));
  await waitFor(() => expect(bodies()).toEqual(['Metin p2']));
});

test("a member's posts, or why they are not there", async () => {
  const lists: Record<string, object | null> = { m1: listOf([]), m2: listOf([postOf('p1')]), m3: null };
  const gateway: Gateway = (_, { memberId }) => ({ data: { memberPosts: lists[String(memberId)] } });
  const { rerender: _, unmount } = await renderWaiting(<MemberPosts memberId="m2" isOwn={false} />, {
    gateway,
  });
  await screen.findByText('Metin p1');
  unmount();
  const own = await renderWaiting(<MemberPosts memberId="m1" isOwn />, { gateway });
  await screen.findByText('Henüz gönderi yazmadın.');
  own.unmount();
  await renderWaiting(<MemberPosts memberId="m3" isOwn={false} />, { gateway });
  await screen.findByText('Gönderiler saklı');
});
