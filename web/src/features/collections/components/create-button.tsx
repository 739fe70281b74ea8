import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { late } from '../../../components/lazy-open.js';
import { useLogin } from '../../../lib/login.js';
import { collectionTexts as texts } from '../texts.js';

const CreateDialog = late(() => import('./create-dialog.js'));

/** Opens the modal for a new collection, for members; a visitor signs in first. */
export function CreateButton({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const { asMember } = useLogin();
  const close = () => setOpen(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => asMember(() => setOpen(true), texts.createSignIn)}
        {...(className && { className })}
      >
        <Icon name="plus" size={18} />
        {texts.create}
      </Button>
      {open && <CreateDialog onClose={close} onBroken={close} />}
    </>
  );
}
