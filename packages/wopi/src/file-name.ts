/**
 * File names from headers are untrusted (spec 5 §10): no path, no control or reserved characters, not hidden, not longer than the wire
 * format allows. Gives null when nothing usable is left.
 */
export const fileNameMaxLength = 512;

export function cleanFileName(name: string): string | null {
  const cleaned = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return cleaned === '' || cleaned.length > fileNameMaxLength ? null : cleaned;
}

/** `essay.docx` gives `['essay', '.docx']`; a name without a dot has an empty extension. */
export function splitFileName(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? { stem: name, extension: '' } : { stem: name.slice(0, dot), extension: name.slice(dot) };
}

/** The name that a suggested target stands for: `.odt` alone means "this file's name with another extension". */
export function suggestedFileName(current: string, suggestion: string): string | null {
  if (!suggestion.startsWith('.')) return cleanFileName(suggestion);
  return cleanFileName(`${splitFileName(current).stem}${suggestion}`);
}

/** The first free name of the form `essay.docx`, `essay (2).docx`, … */
export function uniqueFileName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  const { stem, extension } = splitFileName(wanted);
  for (let n = 2; ; n++) {
    const candidate = `${stem} (${n})${extension}`;
    if (!isTaken(candidate)) return candidate;
  }
}
