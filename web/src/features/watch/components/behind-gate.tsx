import type { ReactNode } from 'react';
import { AgeMark } from '../../../components/ui/age-mark.js';
import { late } from '../../../lib/lazy-open.js';
import { useAgeGate } from '../hooks/use-age-gate.js';
import { watchTexts } from '../texts.js';

const AgeGate = late(() => import('./age-gate.js'));

interface Props {
  /** Of a title that is marked 18+. */
  adult: boolean;
  /** What the page is about: all that stands there on the server, and behind the gate. */
  name: string;
  children: ReactNode;
}

/**
 * An adult title's page after its gate alone, without a picture or a word of it before; every other page at once. The gate
 * is a notice, not a control: what the page was asked with stands in its data, and lists show the title's card.
 */
export function BehindGate({ adult, name, children }: Props) {
  const { state, accept } = useAgeGate(adult);
  if (state === 'open') return children;
  return (
    <div className="night grid min-h-dvh content-center justify-items-center gap-4 bg-ink p-6 text-center text-text">
      <AgeMark rating="18+" size={64} />
      <h1 className="text-3xl">{name}</h1>
      <p className="text-muted">{watchTexts.gateTitle}</p>
      {state === 'closed' && <AgeGate onAccept={accept} />}
    </div>
  );
}
