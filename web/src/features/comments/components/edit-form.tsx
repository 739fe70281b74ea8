import { type EditedComment, useEditComment } from '../hooks/use-write.js';
import { commentTexts } from '../texts.js';
import type { ReplyComment } from '../hooks/use-thread.js';
import { CommentForm } from './comment-form.js';

interface Props {
  /** The scope that a reply cannot narrow. */
  answered?: ReplyComment['spoiler'] | undefined;
  comment: EditedComment;
  episode: boolean;
  onDone: () => void;
}

/** Edits an own comment in place. */
export function EditForm({ comment, answered, episode, onDone }: Props) {
  const { kind } = comment.spoiler;
  return (
    <CommentForm
      write={useEditComment(comment)}
      label={commentTexts.editLabel}
      send={commentTexts.save}
      episode={episode || kind === 'EPISODE'}
      answered={answered}
      initial={{ body: comment.body ?? '', scope: kind === 'NONE' ? undefined : kind }}
      onDone={onDone}
      onCancel={onDone}
      autoFocus
    />
  );
}
