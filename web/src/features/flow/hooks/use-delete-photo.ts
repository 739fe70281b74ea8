import { useMutation } from '@apollo/client/react';
import { useToast } from '../../../components/ui/toast.js';
import { DeletePostPhotoDocument } from '../../../generated/delete-post-photo.js';
import { photoTexts } from '../../attachments/photo-texts.js';

/** Deletes one photo of an own post; the post stays. */
export function useDeletePhoto(postId: string): (photoId: string) => void {
  const [send] = useMutation(DeletePostPhotoDocument);
  const toast = useToast();
  const remove = (photoId: string) => {
    send({ variables: { postId, photoId } }).then(
      () => toast.show({ text: photoTexts.deleted, tone: 'success' }),
      () => toast.show({ text: photoTexts.deleteFailed, tone: 'error', onRetry: () => remove(photoId) }),
    );
  };
  return remove;
}
