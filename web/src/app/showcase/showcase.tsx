import { Wordmark } from '../../features/shell/components/wordmark.js';
import { Cards } from './cards.js';
import { Controls } from './controls.js';
import { Feedback } from './feedback.js';
import { Foundations } from './foundations.js';
import { Overlays } from './overlays.js';

/** All shared components in all states, for review, screenshots and axe. */
export function Showcase() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-10">
      <title>Bileşenler · Seyir</title>
      <header className="flex items-center justify-between">
        <h1 className="text-3xl">Bileşenler</h1>
        <Wordmark height={48} />
      </header>
      <Foundations />
      <Controls />
      <Overlays />
      <Cards />
      <Feedback />
    </div>
  );
}
