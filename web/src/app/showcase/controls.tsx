import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Checkbox } from '../../components/ui/checkbox.js';
import { Chip } from '../../components/ui/chip.js';
import { Icon } from '../../components/ui/icon.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { Range } from '../../components/ui/range.js';
import { Select } from '../../components/ui/select.js';
import { Switch } from '../../components/ui/switch.js';
import { Tabs } from '../../components/ui/tabs.js';
import { TextArea } from '../../components/ui/text-area.js';
import { TextField } from '../../components/ui/text-field.js';
import { Section } from './section.js';

const groups = [
  { value: 'lale', label: 'Lale Altyazı' },
  { value: 'kuzey', label: 'Kuzey Dublaj' },
];

export function Controls() {
  const [text, setText] = useState('Bu bölüm çok iyiydi 👏');
  const [group, setGroup] = useState('lale');
  const [volume, setVolume] = useState(40);
  const [genre, setGenre] = useState('Gizem');
  return (
    <>
      <Section title="Düğmeler">
        <Button>
          <Icon name="play" solid size={18} /> İzle
        </Button>
        <Button variant="quiet">Fragman</Button>
        <Button variant="outline">Haber ver</Button>
        <Button variant="danger">Evet, sil</Button>
        <Button loading>Gönder</Button>
        <Button disabled>Kapalı</Button>
        <Button size="sm">Küçük</Button>
        <Button size="lg">Büyük</Button>
        <IconButton icon="bell" label="Bildirimler, 3 yeni" badge={3} />
        <IconButton icon="bookmark" label="İzleme listeme ekle" />
        <IconButton icon="heart" label="Beğenmekten vazgeç" solid className="text-pomegranate-text" />
      </Section>
      <Section title="Seçenekler">
        {['Gizem', 'Dram', 'Bilim kurgu'].map((name) => (
          <Chip key={name} label={name} pressed={genre === name} onPress={() => setGenre(name)} />
        ))}
        <Checkbox label="Beni hatırla" defaultChecked />
        <Checkbox label="Spoiler içeriyor" />
        <Switch label="Otomatik oynat" defaultChecked />
        <Switch label="Jeneriği geç" />
        <Switch label="Kapalı seçenek" disabled />
      </Section>
      <Section title="Alanlar">
        <div className="grid w-full gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <TextField label="Kullanıcı adı" placeholder="ayse_k" hint="En az 3 karakter." />
          <TextField
            label="Parola"
            type="password"
            defaultValue="gizli"
            error="Parola en az 8 karakter olmalı."
          />
          <Select label="Çeviri grubu" items={groups} value={group} onValueChange={setGroup} />
          <TextArea label="Yorumun" limit={500} value={text} onValueChange={setText} />
          <TextArea label="Dolu" limit={5} value="12345" onValueChange={() => undefined} />
          <Range label="Ses" value={volume} onValueChange={setVolume} />
        </div>
      </Section>
      <Section title="Sekmeler">
        <Tabs
          label="Sezonlar"
          items={[1, 2, 3].map((n) => ({
            value: String(n),
            label: `${n}. Sezon`,
            content: `${n}. sezonun bölümleri`,
          }))}
        />
      </Section>
    </>
  );
}
