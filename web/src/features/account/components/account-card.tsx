import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** On the half of the card with the cinema picture. */
  welcome: string;
  hint: string;
  children: ReactNode;
}

/** The card in the centre of every account page. */
export function AccountCard({ title, welcome, hint, children }: Props) {
  return (
    <div className="page grid min-h-[calc(100dvh-var(--top)-4rem)] place-items-center py-10">
      <div className="grid w-full max-w-4xl overflow-hidden rounded-3xl border border-line bg-surface shadow-lift md:grid-cols-[1fr_1.1fr]">
        <Aside welcome={welcome} hint={hint} />
        <div className="grid content-center gap-6 p-6 sm:p-10">
          <h1 className="text-2xl">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The decoration: a ticket stub in the projector's light. */
function Aside({ welcome, hint }: { welcome: string; hint: string }) {
  return (
    <div className="relative isolate hidden content-end gap-3 overflow-hidden bg-[linear-gradient(160deg,#3a2b12,#131a24_58%,#0d2b2a)] p-10 text-[#f7e7c4] md:grid">
      <div
        aria-hidden="true"
        className="absolute -top-24 -right-16 -z-10 h-[130%] w-[70%] origin-top-right rotate-[18deg] bg-[linear-gradient(to_bottom,rgb(244_183_64/0.35),transparent_75%)] [clip-path:polygon(46%_0,54%_0,100%_100%,0_100%)]"
      />
      <p className="font-display text-3xl font-bold text-balance">{welcome}</p>
      <p className="text-lg opacity-85">{hint}</p>
    </div>
  );
}
