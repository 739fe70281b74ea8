import { Button } from '../../components/ui/button.js';
import { ConfirmDialog } from '../../components/ui/confirm-dialog.js';
import { Dialog } from '../../components/ui/dialog.js';
import { Menu } from '../../components/ui/menu.js';
import { Popover } from '../../components/ui/popover.js';
import { Sheet } from '../../components/ui/sheet.js';
import { EmptyState } from '../../components/ui/states.js';
import { TextField } from '../../components/ui/text-field.js';
import { useToast } from '../../components/ui/toast.js';
import { Tooltip } from '../../components/ui/tooltip.js';
import { Section } from './section.js';

export function Overlays() {
  const { show } = useToast();
  return (
    <Section title="Üst katmanlar">
      <Dialog
        title="Giriş yap"
        description="Kaldığın yerden devam et."
        trigger={<Button variant="quiet">Pencere</Button>}
      >
        <TextField label="Kullanıcı adı" />
        <Button>Giriş yap</Button>
      </Dialog>
      <ConfirmDialog
        trigger={<Button variant="quiet">Onay</Button>}
        onConfirm={() => show({ text: 'Silindi', tone: 'success' })}
      />
      <Sheet title="Ses ve altyazı" side="bottom" trigger={<Button variant="quiet">Alttan sayfa</Button>}>
        <p className="px-2">Oynatıcının ayarları burada.</p>
      </Sheet>
      <Sheet title="Menü" side="left" trigger={<Button variant="quiet">Çekmece</Button>}>
        <p className="px-2">Sol menü</p>
      </Sheet>
      <Menu
        align="start"
        trigger={<Button variant="quiet">Menü</Button>}
        items={[
          { label: 'Düzenle', icon: 'comment' },
          { label: 'Sil', icon: 'close', danger: true },
        ]}
      />
      <Popover title="Bildirimler" trigger={<Button variant="quiet">Açılır panel</Button>}>
        <EmptyState icon="bell" title="Şimdilik sessiz" />
      </Popover>
      <Tooltip text="Kısayol: N">
        <Button variant="quiet">İpucu</Button>
      </Tooltip>
      <Button variant="outline" onClick={() => show({ text: 'Listene eklendi', tone: 'success' })}>
        Kısa mesaj
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          show({
            text: 'Yorumun gönderilemedi',
            hint: 'Bağlantını denetleyip yeniden dene.',
            tone: 'error',
            onRetry: () => undefined,
          })
        }
      >
        Hata mesajı
      </Button>
    </Section>
  );
}
