/** A picture prepared for a document: small enough to be sent with every save, and in a format that every word processor supports. */
export interface PreparedPicture {
  blob: Blob;
  width: number;
  height: number;
}

/** Twice the page width on a high-resolution screen; more makes no visible difference. */
const maxPixels = 2000;
const maxBytes = 2_000_000;
const jpegQuality = 0.85;
const keptTypes = new Set(['image/png', 'image/jpeg', 'image/gif']);

/** Reads a picture; throws if the browser cannot decode it. Decoding and scaling run off the main thread. */
export async function readPicture(file: Blob): Promise<PreparedPicture> {
  const picture = await decode(file);
  const { width, height } = picture;
  const storedSize = limitSize(width, height);
  const canKeepFile =
    keptTypes.has(file.type) &&
    file.size <= maxBytes &&
    storedSize.width === width &&
    !(await hasOrientation(file, picture));
  picture.close();
  const blob = canKeepFile ? file : await encode(file, storedSize);
  return { blob, width, height };
}

/** The stored size: in proportion, at most 2000 pixels on the longer side. */
export function limitSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxPixels / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function encode(file: Blob, size: { width: number; height: number }): Promise<Blob> {
  const picture = await decode(file, size);
  const canvas = new OffscreenCanvas(size.width, size.height);
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  if (file.type === 'image/jpeg') return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  const png = await canvas.convertToBlob({ type: 'image/png' });
  // Photographs are much larger as PNG; JPEG has no transparency, which would become black.
  if (png.size <= maxBytes) return png;
  return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
}

async function decode(file: Blob, size?: { width: number; height: number }): Promise<ImageBitmap> {
  const scaling =
    size === undefined
      ? {}
      : { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' as const };
  if (file.type !== 'image/svg+xml') return createImageBitmap(file, scaling);
  // Only an image element can render SVG.
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await createImageBitmap(image, scaling);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Cameras store unrotated pixels with an EXIF orientation, which some word processors ignore. */
async function hasOrientation(file: Blob, picture: ImageBitmap): Promise<boolean> {
  if (file.type !== 'image/jpeg') return false;
  const unrotated = await createImageBitmap(file, { imageOrientation: 'none' });
  const isRotated = unrotated.width !== picture.width || unrotated.height !== picture.height;
  unrotated.close();
  return isRotated;
}

export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
