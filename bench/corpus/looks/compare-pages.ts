/** A word on a page; edges as parts of the page's width and height. */
export interface DrawnWord {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Brightness of each pixel, 0 to 255. */
export interface GreyImage {
  width: number;
  height: number;
  values: Uint8Array;
}

export interface DrawnPage {
  lines: DrawnWord[][];
  image: GreyImage;
}

export interface PageComparison {
  /** Lines of text on the other page, and those found at their place on ours. */
  lines: number;
  found: number;
  missing: string[];
  /** The other page shows something, ours nothing. */
  isEmpty: boolean;
  /** Words of ours that cannot be told from their background, but can on the other page. */
  unreadable: string[];
}

/** Centres of a word may differ by these parts of the page: other fonts have other widths. */
const maxShift = { x: 0.06, y: 0.04 };
/** Share of the words of a line that makes it found. */
const minShare = 0.8;
/** Smallest difference of brightness between text and background. */
const minContrast = 40;

/** Compares by structure: where lines of text stand, and whether they can be read. */
export function comparePages(theirs: DrawnPage, ours: DrawnPage | undefined): PageComparison {
  const lines = theirs.lines.filter((line) => line.some(isReadableOn(theirs.image)));
  const words = (ours?.lines ?? []).flat();
  const found = lines.filter((line) => isFound(line, words));
  return {
    lines: lines.length,
    found: found.length,
    missing: lines.filter((line) => !found.includes(line)).map(textOfLine),
    isEmpty: contrastOf(theirs.image) >= minContrast && (!ours || contrastOf(ours.image) < minContrast),
    unreadable: ours ? listUnreadable(lines.flat(), ours) : [],
  };
}

const textOfLine = (line: readonly DrawnWord[]) => line.map(({ text }) => text).join(' ');

function isFound(line: readonly DrawnWord[], words: readonly DrawnWord[]): boolean {
  const found = line.filter(
    (word) => words.some((one) => isSamePlace(one, word)) || isJoinedOfCutWords(word, words),
  );
  return found.length >= line.length * minShare;
}

function isSamePlace(one: DrawnWord, other: DrawnWord): boolean {
  return (
    isSameText(one.text, other.text) &&
    Math.abs(one.left + one.right - other.left - other.right) / 2 <= maxShift.x &&
    isSameHeight(one, other)
  );
}

/** Characters that Excel shows of a number without a format; LibreOffice shows as many as fit into the cell. */
const maxNumberLength = 11;

/** LibreOffice shows results of formulas that are true or false as numbers. */
const truthValues: Readonly<Record<string, string>> = { TRUE: '1', FALSE: '0' };

function isSameText(ours: string, theirs: string): boolean {
  if (ours === theirs || (truthValues[ours] ?? ours) === theirs) return true;
  if (theirs.length <= maxNumberLength || ours.length > maxNumberLength) return false;
  const decimals = /^-?\d+(?:\.(\d+))?$/.exec(ours)?.[1]?.length ?? 0;
  return /^-?\d+\.\d+$/.test(theirs) && Number(Number(theirs).toFixed(decimals)) === Number(ours);
}

const isSameHeight = (one: DrawnWord, other: DrawnWord): boolean =>
  Math.abs(one.top + one.bottom - other.top - other.bottom) / 2 <= maxShift.y;

/**
 * What a cell cuts off, LibreOffice and Chromium leave out of a PDF a letter more or less, and poppler joins the rest with the word in the next cell.
 * Such a word is found if enough of its letters stand in one row of ours, in their order and at their places. Numbers are never cut off.
 */
function isJoinedOfCutWords(word: DrawnWord, words: readonly DrawnWord[]): boolean {
  if (!/\p{L}/u.test(word.text)) return false;
  const letters = splitLetters(word);
  const near = words.filter((one) => isSameHeight(one, word));
  return near.some((first) => {
    const row = near.filter((one) => isSameRow(one, first)).flatMap(splitLetters);
    row.sort((one, other) => one.place - other.place);
    return countCommonLetters(letters, row) >= letters.length * minShare;
  });
}

/** Whether the centres are nearer than half a line. */
const isSameRow = (one: DrawnWord, other: DrawnWord): boolean =>
  Math.abs(one.top + one.bottom - other.top - other.bottom) < other.bottom - other.top;

interface Letter {
  text: string;
  place: number;
}

const splitLetters = ({ text, left, right }: DrawnWord): Letter[] =>
  [...text].map((letter, index, all) => ({
    text: letter,
    place: left + ((right - left) * (index + 0.5)) / all.length,
  }));

/** The length of the longest common subsequence of letters that are at the same place. */
function countCommonLetters(letters: readonly Letter[], row: readonly Letter[]): number {
  let counts = Array.from({ length: row.length + 1 }, () => 0);
  for (const letter of letters) {
    const next = [0];
    for (const [index, one] of row.entries()) {
      const isSame = one.text === letter.text && Math.abs(one.place - letter.place) <= maxShift.x;
      next.push(Math.max(isSame ? (counts[index] ?? 0) + 1 : 0, counts[index + 1] ?? 0, next[index] ?? 0));
    }
    counts = next;
  }
  return counts.at(-1) ?? 0;
}

function listUnreadable(words: readonly DrawnWord[], ours: DrawnPage): string[] {
  return ours.lines
    .flat()
    .filter((word) => !isReadableOn(ours.image)(word) && words.some((one) => isSamePlace(one, word)))
    .map(({ text }) => text);
}

function isReadableOn(image: GreyImage): (word: DrawnWord) => boolean {
  return (word) => contrastOf(image, word) >= minContrast;
}

/** Difference between the brightest and the darkest pixel of an area. */
export function contrastOf(
  { width, height, values }: GreyImage,
  area: Omit<DrawnWord, 'text'> = { left: 0, top: 0, right: 1, bottom: 1 },
): number {
  let [darkest, brightest] = [255, 0];
  const [left, right] = [Math.max(0, Math.floor(area.left * width)), Math.min(width, area.right * width)];
  const [top, bottom] = [Math.max(0, Math.floor(area.top * height)), Math.min(height, area.bottom * height)];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const value = values[y * width + x] ?? 0;
      darkest = Math.min(darkest, value);
      brightest = Math.max(brightest, value);
    }
  return Math.max(0, brightest - darkest);
}
