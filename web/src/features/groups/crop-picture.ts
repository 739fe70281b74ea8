/** A part of a picture, in its pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.92;
/** The background of transparent pictures, because JPEG has none. */
const BACKGROUND = '#13161d';

/**
 * The part of a picture as a JPEG, made smaller if it is wider than `mostWidth` pixels.
 * @throws if the browser cannot draw the picture
 */
export async function cropPicture(source: string, area: PictureArea, mostWidth: number): Promise<Blob> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, mostWidth / area.width);
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    picture,
    ...([area.x, area.y, area.width, area.height] as const),
    ...([0, 0, canvas.width, canvas.height] as const),
  );
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('the picture could not be encoded');
  return blob;
}
