import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/icon.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { useHydrated } from '../../../components/ui/use-hydrated.js';
import { draftAt, dropDraft, keepDraft } from '../../../lib/drafts.js';
import { countGraphemes } from '../../../lib/turkish.js';
import { AddPhotos, PhotoFields } from '../../attachments/photo-fields.js';
import type { Photos } from '../../attachments/use-photos.js';
import { EmojiInsert } from '../../member-text/emoji-insert.js';
import { useInsert } from '../../member-text/use-insert.js';
import { useChangeMessage } from '../hooks/use-change-message.js';
import { useNoteTyping } from '../hooks/use-typing.js';
import { wordsOf } from '../message-words.js';
import { messageTexts } from '../texts.js';
import type { Composing } from './open-conversation.js';

/** Product-rules, Text: counted as a person counts. */
const LIMIT = 2_000;

interface Props {
  /** Identifies the conversation's draft, which survives a reload of the tab. */
  draftOf: string;
  conversationId: string | undefined;
  composing: Composing | undefined;
  /** The photos of a new message or reply; an edit changes only the text. */
  photos: Photos;
  /** Focuses the field when it is rendered. */
  autoFocus: boolean;
  /** Name of the author of the quoted message; undefined for an own one. */
  author: string | undefined;
  onSend: (body: string) => void;
  /** Called when the reply or the edit has ended. */
  onEnd: () => void;
}

/**
 * The form for a message, a reply or an edit. Enter sends and Shift+Enter breaks the line; on devices without a mouse Enter breaks
 * the line. Escape ends a reply or an edit. The draft keeps the text alone, without photos.
 */
export function Composer(props: Props) {
  const { draftOf, conversationId, composing, photos, autoFocus, author, onSend, onEnd } = props;
  const edited = composing?.kind === 'edit' ? composing.message : undefined;
  const [body, setBody] = useState(() => edited?.body ?? draftAt(draftOf) ?? '');
  const hydrated = useHydrated();
  const { edit } = useChangeMessage();
  const noteTyping = useNoteTyping(conversationId);
  const text = body.trim();
  const isTooLong = countGraphemes(text) > LIMIT;
  const isEmpty = !text && (edited ? edited.photos : photos.picked).length === 0;
  const isUploading = !edited && photos.picked.some(({ uploaded }) => !uploaded);
  const [isHeldUp, setHeldUp] = useState(false);

  const type = (next: string) => {
    setBody(next);
    if (edited) return;
    keepDraft(draftOf, next);
    if (next.trim()) noteTyping();
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = useInsert(field, { value: body, limit: LIMIT, onValueChange: type });
  const submit = () => {
    if (isEmpty || isTooLong) return;
    setHeldUp(isUploading);
    if (isUploading) return;
    if (edited) {
      void edit(edited, text).then((kept) => kept && onEnd());
      return;
    }
    dropDraft(draftOf);
    setBody('');
    onSend(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && composing) {
      event.stopPropagation();
      onEnd();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!matchMedia('(pointer: fine)').matches) return;
    event.preventDefault();
    submit();
  };
  /** Handles dropped and pasted photos; text is inserted as usual. */
  const takeFiles = (event: SyntheticEvent, { files }: DataTransfer) => {
    if (edited || files.length === 0) return;
    event.preventDefault();
    photos.take([...files]);
  };
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      onPaste={(event) => takeFiles(event, event.clipboardData)}
      onDragOver={(event) => !edited && event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => takeFiles(event, event.dataTransfer)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {composing && (
        <div className="flex items-center gap-2 rounded-xl border-l-4 border-accent bg-raised py-1 pr-1 pl-3">
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-semibold">
              {edited
                ? messageTexts.editing
                : author === undefined
                  ? messageTexts.replyToOwn
                  : messageTexts.replyTo(author)}
            </p>
            {!edited && <p className="truncate text-muted">{wordsOf(composing.message)}</p>}
          </div>
          <IconButton
            icon="close"
            label={edited ? messageTexts.cancelEdit : messageTexts.cancelReply}
            onClick={onEnd}
          />
        </div>
      )}
      {!edited && photos.picked.length > 0 && (
        <div className="max-h-56 overflow-y-auto">
          <PhotoFields photos={photos} />
        </div>
      )}
      {isHeldUp && isUploading && (
        <p role="alert" className="text-sm text-pomegranate-text">
          {photos.picked.some(({ failed }) => failed) ? messageTexts.photoFailed : messageTexts.uploading}
        </p>
      )}
      <div className="flex items-end gap-2">
        {!edited && <AddPhotos photos={photos} asIcon />}
        <div className="relative grid min-w-0 flex-1">
          <textarea
            ref={field}
            aria-label={messageTexts.write}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? 'mesaj-uzun' : undefined}
            placeholder={messageTexts.placeholder}
            rows={1}
            value={body}
            readOnly={!hydrated}
            autoFocus={autoFocus}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-2xl border border-control bg-raised py-2.5 pr-12 pl-4 placeholder:text-muted"
          />
          <div className="absolute right-0 bottom-0">
            <EmojiInsert onPick={insert} />
          </div>
        </div>
        <button
          type="submit"
          aria-label={edited ? messageTexts.save : messageTexts.send}
          aria-disabled={isEmpty || isTooLong || undefined}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent aria-disabled:bg-raised aria-disabled:text-muted"
        >
          <Icon name={edited ? 'check' : 'send'} size={22} />
        </button>
      </div>
      {isTooLong && (
        <p id="mesaj-uzun" role="alert" className="text-sm text-pomegranate-text">
          {messageTexts.tooLong}
        </p>
      )}
    </form>
  );
}
