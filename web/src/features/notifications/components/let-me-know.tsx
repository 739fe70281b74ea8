import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import type { NotifyKind } from '../../../generated/types.js';
import { useLetMeKnow } from '../hooks/use-let-me-know.js';
import { notificationTexts } from '../texts.js';

/** The buttons 'Haber ver' and 'Haber verme'. */
export function LetMeKnow({ kind, id }: { kind: NotifyKind; id: string }) {
  const { active, toggle } = useLetMeKnow(kind, id);
  return (
    <Button variant="quiet" onClick={toggle} className="min-w-40">
      <Icon name={active ? 'check' : 'clock'} size={18} />
      {active ? notificationTexts.letMeKnowNot : notificationTexts.letMeKnow}
    </Button>
  );
}
