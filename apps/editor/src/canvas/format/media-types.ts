const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jpe: 'image/jpeg',
  jfif: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  emf: 'image/x-emf',
  wmf: 'image/x-wmf',
  svm: 'image/x-svm',
};

/** Of videos that browsers play. */
const videoTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
};

/** The media type of a picture by its file extension; null for other files. */
export const getPictureType = (name: string): string | null => pictureTypes[getExtension(name)] ?? null;

/** The same for a video that browsers play. */
export const getVideoType = (name: string): string | null => videoTypes[getExtension(name)] ?? null;

const getExtension = (name: string): string => /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export function getPictureExtension(type: string): string {
  return Object.entries(pictureTypes).find(([, knownType]) => knownType === type)?.[0] ?? 'png';
}
