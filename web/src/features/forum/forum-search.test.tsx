import { beforeEach, expect, test } from '@jest/globals';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render as renderPlain, screen, waitFor, within } from '@testing-library/react';
import { TopicsDocument } from '../../generated/topics.js';
import { clientOf, type Gateway, render } from '../../testing/render.js';
import { ViewerProvider } from '../../lib/viewer.js';
import FoundForumPosts from './components/found-forum-posts.js';
import { useOwnSearch } from './hooks/use-own-search.js';
import { gatewayOf, observePosts, place, show, viewer } from './testing/forum-pages.js';
import { postOf, topicOf } from './testing/topics.js';

beforeEach(() => {
  localStorage.clear();
  observePosts();
});

const answer = (items: object[], nextCursor: string | null = null) => ({
  data: {
    forumPostsFound: { __typename: 'FoundForumPosts', items, last: !nextCursor, nextCursor },
  },
});
const found = (number: number, body: string, topic: object = {}) => ({
  __typename: 'FoundForumPost',
  post: postOf(number, { body }),
  topic: topicOf(topic),
});

test('a search in the forum shows the posts that it finds, with their topics and places', async () => {
  const asked: unknown[] = [];
  const gateway: Gateway = (_, variables) => {
    asked.push(variables);
    return variables['cursor']
      ? answer([found(5, 'Vapuru kim yaktı?', { id: 'k2', title: null, covered: true })])
      : answer([found(3, 'Son vapuru kaçırdım')], 'sonraki');
  };
  const { user } = render(<FoundForumPosts query="vapuru" />, { gateway });
  const section = await screen.findByRole('region', { name: 'Yazılarda bulunanlar' });
  const link = within(section).getByRole('link');
  expect(link.getAttribute('href')).toBe('/tartisma/k1-finali-konusalim?yazi=3#yazi-3');
  within(section).getByText('Konu: Finali konuşalım');
  expect(section.querySelector('mark')?.textContent).toBe('vapuru');
  await user.click(screen.getByRole('button', { name: 'Daha fazla sonuç' }));
  expect(await within(section).findAllByRole('link')).toHaveLength(2);
  expect(section.textContent).not.toContain('null');
  expect(asked).toEqual([{ query: 'vapuru' }, { query: 'vapuru', cursor: 'sonraki' }]);
});

test('without such posts there is no heading, and a failure offers another try', async () => {
  const { container, unmount } = render(<FoundForumPosts query="yok" />, { gateway: () => answer([]) });
  await screen.findByText((_, element) => element === container && !container.querySelector('[aria-busy]'));
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  render(<FoundForumPosts query="yok" />, {
    gateway: () => {
      throw new TypeError('no connection');
    },
  });
  await screen.findByText('Arama şu an çalışmıyor');
});

test('the address contains a search in the titles from 3 characters on; it keeps the category and has one order', async () => {
  const asked: unknown[] = [];
  const gateway = gatewayOf(null, [], {
    Topics: (variables) => {
      asked.push(variables);
      return { topics: { __typename: 'TopicList', items: [], moved: [], last: true, nextCursor: null } };
    },
  });
  const { user } = await show(gateway, '/tartismalar?kategori=filmler&sira=yanitsiz');
  const field = await screen.findByRole('searchbox', { name: 'Konularda ara' });
  await user.type(field, 'İğ');
  screen.getByText('Aramak için en az 3 karakter yaz.');
  await act(() => user.type(field, 'n'));
  await waitFor(() => expect(place()).toBe(`/tartismalar?kategori=filmler&ara=${encodeURIComponent('İğn')}`));
  await screen.findByText('Listelenecek içerik bulunamadı.');
  expect(screen.queryByRole('navigation', { name: 'Sıralama' })).toBeNull();
  expect(asked.at(-1)).toEqual({ category: 'MOVIES', order: 'ACTIVITY', query: 'İğn' });
  expect(asked).toHaveLength(2);
});

test('the search field follows the address: back from a search empties it, and categories are steps back', async () => {
  const { user } = await show(gatewayOf(null), '/tartismalar');
  const field = await screen.findByRole('searchbox', { name: 'Konularda ara' });
  await act(() => user.click(screen.getByRole('link', { name: 'Animeler' })));
  await act(() => user.type(field, 'deniz'));
  await waitFor(() => expect(place()).toBe('/tartismalar?kategori=animeler&ara=deniz'));
  await act(() => user.click(screen.getByRole('link', { name: 'Başka arama' })));
  await waitFor(() => expect(field).toHaveProperty('value', 'fener'));
  expect(place()).toBe('/tartismalar?ara=fener');
  for (const [address, value] of [
    ['/tartismalar?kategori=animeler&ara=deniz', 'deniz'],
    ['/tartismalar', ''],
  ] as const) {
    await act(() => user.click(screen.getByRole('button', { name: 'Geri' })));
    await waitFor(() => expect(place()).toBe(address));
    await waitFor(() => expect(field).toHaveProperty('value', value));
  }
});

test('a page of a search that shows nothing has a button for the rest', async () => {
  const gateway = gatewayOf(null, [], {
    Topics: ({ cursor }) => ({
      topics: {
        __typename: 'TopicList',
        items: cursor ? [topicOf()] : [],
        moved: [],
        last: Boolean(cursor),
        nextCursor: cursor ? null : 'c',
      },
    }),
  });
  const { user } = await show(gateway, '/tartismalar?ara=final');
  await user.click(await screen.findByRole('button', { name: 'Daha fazla konu' }));
  await screen.findByRole('link', { name: 'Finali konuşalım' });
  expect(screen.queryByText('Listelenecek içerik bulunamadı.')).toBeNull();
});

test('a member reads a search of a rendered page again, because it was made without the progress', async () => {
  const query = { category: null, order: 'ACTIVITY', query: 'final' } as const;
  const client = clientOf(gatewayOf(topicOf()));
  const none = { __typename: 'TopicList' as const, items: [], moved: [], last: true, nextCursor: null };
  client.writeQuery({ query: TopicsDocument, variables: query, data: { topics: none } });
  function Found() {
    useOwnSearch(query);
    const { data } = useQuery(TopicsDocument, { variables: query, fetchPolicy: 'cache-only' });
    return <p>{data?.topics.items.map(({ title }) => title).join()}</p>;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p></p>';
  const page = (
    <ApolloProvider client={client}>
      <ViewerProvider value={viewer}>
        <Found />
      </ViewerProvider>
    </ApolloProvider>
  );
  renderPlain(page, { container, hydrate: true });
  await screen.findByText('Finali konuşalım');
});

const foundPosts = (posts: object[], nextCursor: string | null = null) => ({
  topicPostsFound: { __typename: 'FoundTopicPosts', items: posts, last: nextCursor === null, nextCursor },
});

test('a search in the posts stands in the address, shows where it matches, and links to the place of each post', async () => {
  const asked: unknown[] = [];
  const gateway = gatewayOf(topicOf(), undefined, {
    FoundTopicPosts: (variables) => {
      asked.push(variables);
      return variables['cursor']
        ? foundPosts([postOf(1, { body: 'Işıkları kim kapattı?' })])
        : foundPosts([postOf(3, { body: `${'uzun söz '.repeat(30)}IŞIKLAR söndü` })], 'c');
    },
  });
  const { user } = await show(gateway);
  const field = await screen.findByRole('searchbox', { name: 'Bu konuda ara' });
  await act(() => user.type(field, 'isik'));
  await waitFor(() => expect(place()).toBe('/tartisma/k1?ara=isik'));
  const list = await screen.findByRole('list', { name: '‘isik’ geçen yazılar' });
  expect(within(list).getByText('IŞIK').tagName).toBe('MARK');
  expect(list.textContent).toContain('… söz');
  expect(screen.queryByRole('textbox', { name: 'Yazın' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Daha fazla sonuç' }));
  await within(list).findByText('Işık');
  expect(asked).toEqual([
    { topicId: 'k1', query: 'isik' },
    { topicId: 'k1', query: 'isik', cursor: 'c' },
  ]);
  await act(() => user.click(screen.getByRole('link', { name: '3. yazıya git: Can' })));
  await waitFor(() => expect(place()).toBe('/tartisma/k1-finali-konusalim?yazi=3#yazi-3'));
  await screen.findByRole('textbox', { name: 'Yazın' });
});

test('a search in the posts that finds nothing or fails is said, and a draft stays', async () => {
  let fails = false;
  const gateway = gatewayOf(topicOf(), undefined, {
    FoundTopicPosts: () => {
      if (fails) throw new Error('no answer');
      return foundPosts([]);
    },
  });
  const { user } = await show(gateway);
  await user.type(await screen.findByRole('textbox', { name: 'Yazın' }), 'Taslağım');
  const field = screen.getByRole('searchbox', { name: 'Bu konuda ara' });
  await act(() => user.type(field, 'yok böyle'));
  await screen.findByText('Listelenecek içerik bulunamadı.');
  fails = true;
  await act(() => user.type(field, ' bir şey'));
  await screen.findByText('Arama şu an çalışmıyor');
  await act(() => user.clear(field));
  expect(await screen.findByRole('textbox', { name: 'Yazın' })).toHaveProperty('value', 'Taslağım');
  expect(place()).toBe('/tartisma/k1');
});

test('a topic without posts has no search', async () => {
  await show(gatewayOf(topicOf({ postCount: 0, lastNumber: 0 }), []));
  await screen.findByText('Henüz kimse yazmadı');
  expect(screen.queryByRole('searchbox', { name: 'Bu konuda ara' })).toBeNull();
});
