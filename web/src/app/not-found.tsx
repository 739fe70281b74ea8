import { MessagePage } from '../features/shell/components/message-page.js';
import { shellTexts } from '../features/shell/texts.js';
import { useRenderScope } from '../lib/render-scope.js';

/** The 'not found' page, with status 404. */
export function NotFound() {
  const { answer } = useRenderScope();
  if (answer) answer.status = 404;
  return <MessagePage sign="404" title={shellTexts.notFoundTitle} text={shellTexts.notFoundText} />;
}
