import { useState } from 'react';
import { AgeMark, type AgeRating, ContentMark } from '../../components/ui/age-mark.js';
import { Avatar } from '../../components/ui/avatar.js';
import { Badge } from '../../components/ui/badge.js';
import { EpisodeCard } from '../../components/ui/episode-card.js';
import { PosterCard } from '../../components/ui/poster-card.js';
import { Rating } from '../../components/ui/rating.js';
import { Slider } from '../../components/ui/slider.js';
import { sampleTitles } from './samples.js';
import { Section } from './section.js';

const ages: AgeRating[] = ['general', '7+', '13+', '18+'];

export function Cards() {
  const [list, setList] = useState<readonly string[]>([]);
  const slides = sampleTitles.map((title, place) => ({
    key: title.title,
    content: (
      <PosterCard
        {...title}
        to="/gelistirici/bilesenler"
        actions={{
          playTo: '/gelistirici/bilesenler',
          inList: list.includes(title.title),
          onToggleList: () =>
            setList(
              list.includes(title.title)
                ? list.filter((name) => name !== title.title)
                : [...list, title.title],
            ),
          watched: place === 1,
          onToggleWatched: () => undefined,
        }}
      />
    ),
  }));
  return (
    <>
      <Slider title="Popüler" slides={slides} all={{ to: '/', label: 'Tümü' }} />
      <Slider
        title="Son Eklenen Bölümler"
        kind="serial"
        slides={sampleTitles.map((title, place) => ({
          key: title.title,
          content: (
            <EpisodeCard
              to="/gelistirici/bilesenler"
              title={title.title}
              meta={`1. Sezon ${place + 1}. Bölüm`}
              picture={title.picture}
              length="42 dk"
              watched={place === 1}
              current={place === 2}
              isNew={place === 0}
              {...(place === 3 && { progress: 0.4 })}
            />
          ),
        }))}
      />
      <Section title="İşaretler">
        {ages.map((age) => (
          <AgeMark key={age} rating={age} size={40} />
        ))}
        <ContentMark warning="violence" size={40} />
        <ContentMark warning="sexuality" size={40} />
        <ContentMark warning="bad-example" size={40} />
        <Rating score={8.4} />
        <Badge>Bilim kurgu</Badge>
        <Badge tone="new">Yeni</Badge>
        <Badge tone="live">Canlı</Badge>
        <Badge tone="accent">Dublaj</Badge>
        {['Işıl', 'Ömer', 'Deniz', 'Ece', 'çağlar'].map((name) => (
          <Avatar key={name} name={name} labelled />
        ))}
      </Section>
    </>
  );
}
