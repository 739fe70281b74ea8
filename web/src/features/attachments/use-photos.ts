import { useRef, useState } from 'react';
import { useToast } from '../../components/ui/toast.js';
import { useLogin } from '../../lib/login.js';
import { photoProblem } from '../../lib/photo-file.js';
import { photoTexts } from './photo-texts.js';
import { type PhotoUse, type UploadedPhoto, uploadPhoto } from './upload-photo.js';

/** Product-rules, Flow and Messages: maximum number of photos of a post or message. */
export const MOST_PHOTOS = 4;

/** A photo of a post or message that is being written. */
export interface PickedPhoto {
  key: string;
  /** Absent once it is uploaded, and for a draft. */
  file?: File;
  /** The uploaded share, 0 to 1. */
  sent: number;
  failed: boolean;
  uploaded?: UploadedPhoto;
  alt: string;
}

export interface Photos {
  picked: readonly PickedPhoto[];
  /** Whether no further photo can be added. */
  full: boolean;
  /** Accepts photos from a picker, a drop or the clipboard and uploads them; reports the files that it rejects. */
  take: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Moves a photo by one position. */
  move: (key: string, by: -1 | 1) => void;
  describe: (key: string, alt: string) => void;
  clear: () => void;
}

/** @param most maximum number of photos, for a post that has others already */
export function usePhotos(use: PhotoUse, most = MOST_PHOTOS): Photos {
  const [picked, setPicked] = useState<readonly PickedPhoto[]>([]);
  const uploads = useRef(new Map<string, AbortController>());
  const { show } = useToast();
  const { asMember, signIn } = useLogin();
  const change = (key: string, part: Partial<PickedPhoto>) =>
    setPicked((before) => before.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));

  const upload = (key: string, file: File) => {
    const ending = new AbortController();
    uploads.current.set(key, ending);
    change(key, { failed: false, sent: 0 });
    void uploadPhoto(file, use, (sent) => change(key, { sent }), ending.signal).then((answer) => {
      uploads.current.delete(key);
      if (ending.signal.aborted) return;
      if (answer.success) {
        const { uploadId, src, width, height } = answer;
        change(key, { sent: 1, uploaded: { uploadId, src, width, height } });
        return;
      }
      change(key, { failed: true });
      if (answer.session) void signIn().then((signedIn) => signedIn && upload(key, file));
      else if (answer.error) show({ text: answer.error, tone: 'error' });
    });
  };
  const add = async (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, most - picked.length));
    if (taken.length < files.length) show({ text: photoTexts.tooMany, tone: 'error' });
    for (const file of taken) {
      const problem = await photoProblem(file).catch(() => 'kind' as const);
      if (problem) {
        show({ text: problem === 'kind' ? photoTexts.notPhoto : photoTexts.tooLarge, tone: 'error' });
        continue;
      }
      const key = crypto.randomUUID();
      setPicked((before) => [...before, { key, file, sent: 0, failed: false, alt: '' }]);
      upload(key, file);
    }
  };
  return {
    picked,
    full: picked.length >= most,
    take: (files) => asMember(() => void add(files)),
    retry(key) {
      const file = picked.find((photo) => photo.key === key)?.file;
      if (file) upload(key, file);
    },
    remove(key) {
      uploads.current.get(key)?.abort();
      setPicked((before) => before.filter((photo) => photo.key !== key));
    },
    move: (key, by) =>
      setPicked((before) => {
        const place = before.findIndex((photo) => photo.key === key);
        const [one, other] = [before[place], before[place + by]];
        return one && other ? before.with(place, other).with(place + by, one) : before;
      }),
    describe: (key, alt) => change(key, { alt }),
    clear() {
      for (const ending of uploads.current.values()) ending.abort();
      setPicked([]);
    },
  };
}
