import { useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { IconButton } from '../../../../components/ui/icon-button.js';
import { TextField } from '../../../../components/ui/text-field.js';
import { cardName, type LinkedCard } from '../../../attachments/linked-card.js';
import { linkedPlace } from '../../../attachments/linked-place.js';
import { Sign } from '../../../attachments/sign.js';
import { TitleCardPreview } from '../../../attachments/title-card.js';
import { useFindCard } from '../../../attachments/use-linked-card.js';
import { composerTexts } from '../../composer-texts.js';

interface Props {
  card: LinkedCard | undefined;
  onChange: (card: LinkedCard | undefined) => void;
}

/** Field for the address of the title or episode that a post is about. */
export function CardField({ card, onChange }: Props) {
  const find = useFindCard();
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();

  const take = (text: string) => {
    setLink(text);
    setError(undefined);
    const place = linkedPlace(text, location.origin);
    if (!place) {
      if (text.trim() !== '') setError(composerTexts.linkUnknown);
      return;
    }
    find(place).then(
      (found) => {
        if (!found) return setError(composerTexts.linkUnknown);
        onChange(found);
        setOpen(false);
        setLink('');
      },
      () => setError(composerTexts.linkFailed),
    );
  };

  if (card)
    return (
      <div className="relative min-w-0 basis-full">
        <TitleCardPreview card={card} />
        <IconButton
          icon="close"
          label={composerTexts.removeCard(cardName(card))}
          onClick={() => onChange(undefined)}
          className="absolute! top-1 right-1 bg-raised text-muted"
        />
      </div>
    );
  if (!open)
    return (
      <div>
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          <Sign name="link" size={16} />
          {composerTexts.link}
        </Button>
      </div>
    );
  return (
    <div className="min-w-0 basis-full">
      <TextField
        label={composerTexts.linkLabel}
        hint={composerTexts.linkHint}
        error={error}
        value={link}
        autoFocus
        autoComplete="off"
        inputMode="url"
        onChange={({ target }) => take(target.value)}
        onKeyDown={(event) => {
          // Enter confirms the address and does not submit the form.
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Escape') setOpen(false);
        }}
      />
    </div>
  );
}
