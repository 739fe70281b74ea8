import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { photoTexts } from '../../attachments/photo-texts.js';
import { MemberTextArea } from '../../member-text/member-text-area.js';
import { composerTexts } from '../composer-texts.js';
import { useDeletePhoto } from '../hooks/use-delete-photo.js';
import { useEditPost } from '../hooks/use-write-post.js';
import { cardOf, type FlowPost } from '../post.js';
import { scopeOf, spoilerInput } from '../scope.js';
import { BODY_LIMIT } from './composer/composer.js';
import { ScopeFields } from './composer/scope-fields.js';

/** Edits text and scope of an own post in place; a poll keeps its question and answers. */
export default function EditPost({ post, onDone }: { post: FlowPost; onDone: () => void }) {
  const [body, setBody] = useState(post.body ?? '');
  const standing = scopeOf(post);
  const [scope, setScope] = useState(standing);
  const [problem, setProblem] = useState<'empty' | 'place'>();
  const write = useEditPost(post);
  const deletePhoto = useDeletePhoto(post.id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const spoiler = spoilerInput(scope);
    const isMissing = body.trim() === '' && !post.poll;
    setProblem(isMissing ? 'empty' : spoiler === 'invalid' ? 'place' : undefined);
    if (isMissing || spoiler === 'invalid') return;
    const isSame = JSON.stringify(scope) === JSON.stringify(standing);
    if (await write.send({ body: body.trim(), ...(!isSame && { spoiler }) })) onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <MemberTextArea
        label={composerTexts.editLabel}
        value={body}
        onValueChange={(text) => {
          setBody(text);
          setProblem(undefined);
        }}
        limit={BODY_LIMIT}
        error={problem === 'empty' ? composerTexts.empty : write.error}
        autoFocus
      />
      {post.photos.length > 0 && (
        <ul aria-label={photoTexts.list} className="grid grid-cols-4 gap-2">
          {post.photos.map(({ id, src, alt }, index) => (
            <li key={id} className="relative">
              <img src={src} alt={alt} className="aspect-square w-full rounded-lg object-cover" />
              <IconButton
                icon="close"
                label={photoTexts.remove(index + 1)}
                onClick={() => deletePhoto(id)}
                className="absolute! top-1 right-1 bg-raised"
              />
            </li>
          ))}
        </ul>
      )}
      {post.poll && <p className="font-semibold break-words">{post.poll.question}</p>}
      <ScopeFields card={cardOf(post)} scope={scope} onChange={setScope} invalid={problem === 'place'} />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onDone}>
          {composerTexts.cancel}
        </Button>
        <Button type="submit" size="sm" loading={write.sending}>
          {composerTexts.save}
        </Button>
      </div>
    </form>
  );
}
