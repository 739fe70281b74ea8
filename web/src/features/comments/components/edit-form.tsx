import { type EditedComment, useEditComment } from '../hooks/use-write.js';
import { commentTexts } from '../texts.js';
import { CommentForm } from './comment-form.js';

interface Props {
  comment: EditedComment;
  episode: boolean;
  onDone: () => void;
}

/** Changes an own text in its place. */
export function EditForm({ comment, episode, onDone }: Props) {
  const { kind } = comment.spoiler;
  return (
    <CommentForm
      write={useEditComment(comment)}
      label={commentTexts.editLabel}
      send={commentTexts.save}
      episode={episode || kind === 'EPISODE'}
      initial={{ body: comment.body ?? '', scope: kind === 'NONE' ? undefined : kind }}
      onDone={onDone}
      onCancel={onDone}
      autoFocus
    />
  );
}
