import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { useToast } from '../../../components/ui/toast.js';
import { collectionTexts as texts } from '../texts.js';

/** Opens the device's share sheet; without one, or if it refuses, the address is copied to the clipboard. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const { show } = useToast();
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => show({ text: texts.copied, tone: 'success' }),
      () => show({ text: texts.copyFailed, tone: 'error' }),
    );
  const share = async () => {
    const url = location.origin + path;
    if (typeof navigator.share !== 'function') return copy(url);
    try {
      await navigator.share({ title: name, url });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };
  return (
    <Button variant="outline" onClick={() => void share()}>
      <Icon name="share" size={18} />
      {texts.share}
    </Button>
  );
}
