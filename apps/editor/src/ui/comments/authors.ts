/** The number of colours in comments.css. */
const colourCount = 8;

/** The colour of an author's changes and comments; always the same for the same name. */
export function getAuthorColour(author: string): number {
  let hash = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(author)) hash = Math.imul(hash ^ unit, 0x01000193);
  return ((hash >>> 0) % colourCount) + 1;
}

/** For an avatar: Ana Žagar gives AŽ. */
export function getInitials(author: string): string {
  const words = author.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase();
}
