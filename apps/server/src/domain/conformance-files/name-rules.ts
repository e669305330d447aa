/** File names from editors are untrusted: no paths, no characters that end a header, and a limited length. */
export const nameMaxLength = 255;

/** The nearest valid file name; null if nothing of it is left. */
export function safeName(requested: string): string | null {
  const cleanName = requested
    .replace(/[\p{Cc}\p{Cs}"*/:<>?\\|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const { stem, ending } = splitExtension(cleanName);
  const name = `${truncate(stem, nameMaxLength - ending.length)}${ending}`;
  return /^[. ]*$/.test(name) ? null : name;
}

/** A name that an editor suggests: a leading dot means that only the extension is given. */
export function suggestedName(suggestion: string, fileName: string): string | null {
  return safeName(suggestion.startsWith('.') ? `${splitExtension(fileName).stem}${suggestion}` : suggestion);
}

/** The new name of a renamed file, which keeps its extension. */
export function renamed(fileName: string, stem: string): string | null {
  return safeName(stem) === null ? null : safeName(`${stem}${splitExtension(fileName).ending}`);
}

/** Without the extension, as WOPI's rename expects. */
export const stemOf = (name: string): string => splitExtension(name).stem;

/** The first of "name.docx", "name (2).docx", "name (3).docx" that is not taken, ignoring case. */
export function freeName(requested: string, usedNames: readonly string[]): string {
  const usedNamesLowerCase = new Set(usedNames.map((name) => name.toLowerCase()));
  const { stem, ending } = splitExtension(requested);
  for (let number = 2, name = requested; ; number += 1) {
    if (!usedNamesLowerCase.has(name.toLowerCase())) return name;
    const addition = ` (${number})${ending}`;
    name = `${truncate(stem, nameMaxLength - addition.length)}${addition}`;
  }
}

/** An extension is short, and never the whole name. */
function splitExtension(name: string): { stem: string; ending: string } {
  const ending = /(?<=.)\.[^.\s]{1,20}$/u.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - ending.length), ending };
}

/** Does not split a surrogate pair. */
function truncate(text: string, length: number): string {
  const shortText = text.slice(0, length);
  return (shortText.isWellFormed() ? shortText : shortText.slice(0, -1)).trimEnd();
}
