import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { type Gateway, render } from '../../testing/render.js';
import FoundForumPosts from './components/found-forum-posts.js';
import { postOf, topicOf } from './testing/topics.js';

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
