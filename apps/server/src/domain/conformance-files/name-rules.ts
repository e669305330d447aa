/** Names of files that an editor gives, which come from outside: no paths, nothing that ends a header, and no longer than disks take. */
export const nameMaxLength = 255;

/** The nearest name that a file can have; null where nothing of it is left. */
export function safeName(requested: string): string | null {
  const plain = requested
    .replace(/[\p{Cc}\p{Cs}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const { stem, ending } = split(plain);
  const name = `${cut(stem, nameMaxLength - ending.length)}${ending}`;
  return /^[. ]*$/.test(name) ? null : name;
}

/** A name as an editor suggests it: of a beginning dot, only the ending is meant. */
export function suggestedName(suggestion: string, of: string): string | null {
  return safeName(suggestion.startsWith('.') ? `${split(of).stem}${suggestion}` : suggestion);
}

/** The name that a file gets that keeps its ending. */
export function renamed(of: string, stem: string): string | null {
  return safeName(stem) === null ? null : safeName(`${stem}${split(of).ending}`);
}

/** Without its ending, as an editor calls a file. */
export const stemOf = (name: string): string => split(name).stem;

/** The first of "name.docx", "name (2).docx", "name (3).docx" that is not taken. Capital letters do not tell names apart. */
export function freeName(requested: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const { stem, ending } = split(requested);
  for (let number = 2, name = requested; ; number += 1) {
    if (!known.has(name.toLowerCase())) return name;
    const addition = ` (${number})${ending}`;
    name = `${cut(stem, nameMaxLength - addition.length)}${addition}`;
  }
}

/** An ending is short, and never the whole name. */
function split(name: string): { stem: string; ending: string } {
  const ending = /(?<=.)\.[^.\s]{1,20}$/u.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - ending.length), ending };
}

/** Half a character is none. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length);
  return (short.isWellFormed() ? short : short.slice(0, -1)).trimEnd();
}
