import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { conversationOf, deniz, messageOf } from '../testing.js';
import { ConversationList } from './conversation-list.js';

test('a request across a block is not in the list; a conversation stays there', async () => {
  const blocked = { mayWrite: false, lastMessage: messageOf(1, { authorId: 'm2' }) };
  const efe = { ...deniz, id: 'm3', username: 'efe', name: 'Efe' };
  const { user } = render(
    <ConversationList
      viewerId="m1"
      counts={{ unread: 0, requests: 0 }}
      open={undefined}
      typing={undefined}
    />,
    {
      gateway: (_, { folder }) => {
        const items =
          folder === 'INBOX'
            ? [conversationOf(blocked)]
            : [
                conversationOf({ ...blocked, id: 'c2', folder: 'REQUESTS', accepted: false }),
                conversationOf({ id: 'c3', member: efe, folder: 'REQUESTS', accepted: false }),
              ];
        return {
          data: { conversations: { __typename: 'ConversationList', items, last: true, nextCursor: null } },
        };
      },
    },
  );
  await screen.findByText('Deniz');
  await user.click(screen.getByRole('tab', { name: 'İstekler' }));
  await screen.findByText('Efe');
  expect(screen.queryByText('Deniz')).toBeNull();
});
