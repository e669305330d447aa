const types: Readonly<Record<string, string>> = {
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
export function pictureType(name: string): string | null {
  const ending = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return types[ending] ?? null;
}

export function pictureEnding(type: string): string {
  return Object.entries(types).find(([, known]) => known === type)?.[0] ?? 'png';
}
