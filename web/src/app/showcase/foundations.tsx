import { Section } from './section.js';

const colours = [
  'bg-ink',
  'bg-surface',
  'bg-raised',
  'bg-line',
  'bg-control',
  'bg-muted',
  'bg-text',
  'bg-accent',
  'bg-pomegranate',
  'bg-saffron',
];

export function Foundations() {
  return (
    <>
      <Section title="Yazı">
        <div className="grid min-w-0 gap-3">
          <p className="font-display text-4xl font-extrabold">Işıklar söner, İğdeli’de gece başlar</p>
          <p className="font-display text-3xl font-bold">
            Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine
          </p>
          <p className="font-display text-2xl font-bold">Son Eklenen Bölümler</p>
          <p className="text-lg">Pijamalı hasta yağız şoföre çabucak güvendi. Fıstıkçı şahap.</p>
          <p>Metin: ğ Ğ ı I i İ ş Ş ç Ç ö Ö ü Ü â î û, 1.234.567,89 · %50 · 15 B · 1,3 Mn</p>
          <p className="text-sm text-muted">İkincil metin, 20 Kasım 2026 20:05</p>
        </div>
      </Section>
      <Section title="Renkler">
        {colours.map((name) => (
          <div key={name} className="grid gap-1 text-sm text-muted">
            <div className={`${name} size-20 rounded-poster border border-control`} />
            {name.slice(3)}
          </div>
        ))}
      </Section>
    </>
  );
}
