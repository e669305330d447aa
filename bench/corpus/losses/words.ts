/** Words in only one of two readings of a file, for both directions, with multiplicity. */
export interface WordDifference {
  onlyHere: string[];
  onlyThere: string[];
}

export function compareWords(here: string, there: string): WordDifference {
  const [mine, theirs] = [countWords(here), countWords(there)];
  return { onlyHere: listMissing(theirs, mine), onlyThere: listMissing(mine, theirs) };
}

/** Runs of letters and digits; soft hyphens are part of a word. */
function countWords(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    words.set(word, (words.get(word) ?? 0) + 1);
  }
  return words;
}

function listMissing(all: ReadonlyMap<string, number>, words: ReadonlyMap<string, number>): string[] {
  const missing: string[] = [];
  for (const [word, count] of words) {
    for (let left = count - (all.get(word) ?? 0); left > 0; left--) missing.push(word);
  }
  return missing;
}
