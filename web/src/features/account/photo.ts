export type PhotoAnswer =
  { success: true; image: string } | { success: false; error: string; session?: boolean };

/** Uploads a photo as the avatar. An empty `error` means that there was no answer. */
export async function sendAvatar(file: Blob): Promise<PhotoAnswer> {
  const body = new FormData();
  body.set('type', 'avatar');
  body.set('file', file);
  try {
    const response = await fetch('/user/set/avatar', { method: 'POST', body });
    return (await response.json()) as PhotoAnswer;
  } catch {
    return { success: false, error: '' };
  }
}
