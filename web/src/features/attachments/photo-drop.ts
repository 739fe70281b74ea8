import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react';

/** Handlers of a form that accepts dropped and pasted photos; text is inserted as usual. */
export const photoDrop = (take: (files: readonly File[]) => void) => {
  const takeFiles = (event: SyntheticEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    take([...files]);
  };
  return {
    onPaste: (event: ClipboardEvent) => takeFiles(event, event.clipboardData),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => takeFiles(event, event.dataTransfer),
  };
};
