const mediaTypes: Readonly<Record<string, string>> = {
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

/** The media type of a picture by its file extension; null for other files. */
export function getPictureType(name: string): string | null {
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return mediaTypes[extension] ?? null;
}

export function getPictureExtension(type: string): string {
  return Object.entries(mediaTypes).find(([, knownType]) => knownType === type)?.[0] ?? 'png';
}
