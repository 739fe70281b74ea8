import type { ReactNode } from 'react';
import { AgeMark } from '../../../components/ui/age-mark.js';
import { late } from '../../../components/lazy-open.js';
import { useAgeGate } from '../hooks/use-age-gate.js';
import { watchTexts } from '../texts.js';

const AgeGate = late(() => import('./age-gate.js'));

interface Props {
  /** Whether the title is marked 18+. */
  adult: boolean;
  /** The page's subject; the server and the closed gate show nothing else of the page. */
  name: string;
  children: ReactNode;
}

/**
 * Renders an adult title's page only after its age gate is accepted, with no picture or text before; all other pages
 * at once. The server gives out no stream before that. Lists still show the title's card.
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
