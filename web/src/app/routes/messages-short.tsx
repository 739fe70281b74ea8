import { messagesPath } from '../../features/messages/paths.js';
import { Redirect } from '../../components/redirect.js';

/** /mesajlar redirects to the messages. */
export default function MessagesShortRoute() {
  return <Redirect to={messagesPath} />;
}
