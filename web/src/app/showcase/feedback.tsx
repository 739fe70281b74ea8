import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Countdown } from '../../components/ui/countdown.js';
import { EpisodeSkeleton, PosterSkeleton, TextSkeleton } from '../../components/ui/skeleton.js';
import { Spoiler } from '../../components/ui/spoiler.js';
import { EmptyState, ErrorState } from '../../components/ui/states.js';
import { TimeAgo } from '../../components/ui/time-ago.js';
import { Section } from './section.js';

export function Feedback() {
  const [revealed, setRevealed] = useState(false);
  return (
    <>
      <Section title="Zaman">
        <Countdown until="2031-01-01T20:00:00Z" to="/" />
        <Countdown until="2020-01-01T20:00:00Z" to="/" />
        <TimeAgo at="2026-11-20T10:00:00Z" />
      </Section>
      <Section title="Spoiler">
        <div className="grid w-full gap-4 md:grid-cols-2">
          <Spoiler revealed={revealed} onReveal={() => setRevealed(true)}>
            Meğer vapurda kalan yolcu oymuş.
          </Spoiler>
          <Spoiler revealed loading={false} onReveal={() => undefined}>
            Meğer vapurda kalan yolcu oymuş.
          </Spoiler>
        </div>
      </Section>
      <Section title="Yükleniyor">
        <div className="grid w-full grid-cols-2 items-start gap-4 sm:grid-cols-4 xl:grid-cols-6">
          <PosterSkeleton />
          <EpisodeSkeleton />
          <TextSkeleton lines={4} />
        </div>
      </Section>
      <Section title="Boş ve hatalı">
        <div className="grid w-full gap-4 md:grid-cols-2">
          <EmptyState
            icon="bookmark"
            title="Listen boş"
            hint="Beğendiğin bir diziyi listene ekle; burada seni beklesin."
            action={<Button size="sm">Keşfet</Button>}
          />
          <ErrorState onRetry={() => undefined} />
        </div>
      </Section>
    </>
  );
}
