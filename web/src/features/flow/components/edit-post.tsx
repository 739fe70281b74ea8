import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { photoDrop } from '../../attachments/photo-drop.js';
import { AddPhotos, PhotoFields } from '../../attachments/photo-fields.js';
import { photoTexts } from '../../attachments/photo-texts.js';
import { MOST_PHOTOS, usePhotos } from '../../attachments/use-photos.js';
import { MemberTextArea } from '../../member-text/member-text-area.js';
import { composerTexts } from '../composer-texts.js';
import { useDeletePhoto } from '../hooks/use-delete-photo.js';
import { useEditPost } from '../hooks/use-write-post.js';
import { cardOf, type FlowPost } from '../post.js';
import { scopeOf, spoilerInput } from '../scope.js';
import { BODY_LIMIT, photoInputs } from './composer/composer.js';
import { ScopeFields } from './composer/scope-fields.js';

/** Edits text, photos and scope of an own post in place; a poll keeps its question and answers, and has no photos. */
export default function EditPost({ post, onDone }: { post: FlowPost; onDone: () => void }) {
  const [body, setBody] = useState(post.body ?? '');
  const standing = scopeOf(post);
  const [scope, setScope] = useState(standing);
  const [problem, setProblem] = useState<'empty' | 'place' | 'photos'>();
  const write = useEditPost(post);
  const deletePhoto = useDeletePhoto(post.id);
  const photos = usePhotos('post', MOST_PHOTOS - post.photos.length);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const spoiler = spoilerInput(scope);
    const isMissing = body.trim() === '' && !post.poll && post.photos.length + photos.picked.length === 0;
    const isUploading = photos.picked.some(({ uploaded }) => !uploaded);
    setProblem(isMissing ? 'empty' : spoiler === 'invalid' ? 'place' : isUploading ? 'photos' : undefined);
    if (isMissing || spoiler === 'invalid' || isUploading) return;
    const isSame = JSON.stringify(scope) === JSON.stringify(standing);
    const added = photoInputs(photos.picked);
    const change = {
      body: body.trim(),
      ...(!isSame && { spoiler }),
      ...(added.length > 0 && { photos: added }),
    };
    if (await write.send(change)) onDone();
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      {...(!post.poll && photoDrop(photos.take))}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <MemberTextArea
        label={composerTexts.editLabel}
        value={body}
        onValueChange={(text) => {
          setBody(text);
          setProblem(undefined);
        }}
        limit={BODY_LIMIT}
        error={problem === 'empty' && photos.picked.length === 0 ? composerTexts.empty : write.error}
        autoFocus
      />
      {post.photos.length > 0 && (
        <ul aria-label={photoTexts.standing} className="grid grid-cols-4 gap-2">
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
      {!post.poll && <PhotoFields photos={photos} after={post.photos.length} />}
      {problem === 'photos' && (
        <p role="alert" className="text-sm text-pomegranate-text">
          {photoTexts.waiting}
        </p>
      )}
      {post.poll && <p className="font-semibold break-words">{post.poll.question}</p>}
      <ScopeFields card={cardOf(post)} scope={scope} onChange={setScope} invalid={problem === 'place'} />
      <div className="flex flex-wrap justify-end gap-2">
        {!post.poll && <AddPhotos photos={photos} />}
        <span className="grow" />
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
