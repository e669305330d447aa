import type { OfficeKind } from '../office-kind.ts';
import type { ChangeWindow } from './change-window.ts';
import { createPagesComparer, type PagesChange } from './compare-pages.ts';
import { createWorkbookComparer, type WorkbookChange } from './compare-sheets.ts';
import { type ComparedVersions, isSamePart } from './file-parts.ts';

/** What else of a file changed: `objects` are pictures and charts, `design` is styles, themes and layouts. */
const otherChangeKinds = ['objects', 'comments', 'design'] as const;
type OtherChange = (typeof otherChangeKinds)[number];

/** What changed from one version of a spreadsheet, presentation or drawing to the next. */
export type FileChange =
  | ((WorkbookChange | PagesChange) & { others: OtherChange[] })
  /** Too much changed to be compared within the limits. */
  | { kind: 'tooLarge' };

interface Options {
  /** Called before bytes are read; may throw to end the comparison. */
  count?: (bytes: number) => void;
  /** Maximum number of bytes that one comparison reads. */
  maxBytes?: number;
}

type CompareFiles = (versions: ComparedVersions, window: ChangeWindow) => FileChange;

/** Reading 32 MB of cells takes about two seconds and no more memory than one row (compare-files.test.ts). */
const defaultMaxCompared = 96 * 1024 * 1024;

class TooMuchToCompare extends Error {}

/** What versions of a file of this type are compared by; null for texts, and for types that are not read here. */
export function comparisonKindOf(kind: OfficeKind): 'sheets' | 'slides' | 'drawing' | null {
  if (kind === 'xlsx' || kind === 'xltx') return 'sheets';
  if (kind === 'pptx' || kind === 'potx') return 'slides';
  return kind === 'odg' || kind === 'otg' ? 'drawing' : null;
}

/** Compares versions of one file; what several versions have in common is read once. Throws for a kind that is not comparable. */
export function createFileComparer(
  kind: OfficeKind,
  { count: onCount = () => undefined, maxBytes = defaultMaxCompared }: Options = {},
): CompareFiles {
  let read = 0;
  const count = (bytes: number) => {
    read += bytes;
    if (read > maxBytes) throw new TooMuchToCompare();
    onCount(bytes);
  };
  const compare = chooseComparer(kind, count);
  return (versions, window) => {
    read = 0;
    try {
      return { ...compare(versions, window), others: listOthers(versions) };
    } catch (error) {
      if (error instanceof TooMuchToCompare) return { kind: 'tooLarge' };
      throw error;
    }
  };
}

function chooseComparer(
  kind: OfficeKind,
  count: (bytes: number) => void,
): (versions: ComparedVersions, window: ChangeWindow) => WorkbookChange | PagesChange {
  const compared = comparisonKindOf(kind);
  switch (compared) {
    case 'sheets':
      return createWorkbookComparer(count);
    case 'slides':
    case 'drawing':
      return createPagesComparer(compared, count);
    case null:
      throw new RangeError(`Versions of ${kind} are not compared`);
  }
}

const otherParts: readonly (readonly [RegExp, OtherChange])[] = [
  [/^(xl|ppt)\/(comments|threadedComments)/i, 'comments'],
  [/^(xl|ppt)\/(drawings|charts|media|diagrams|embeddings)\/|^(Pictures|Object \d+)\//, 'objects'],
  [/^(xl|ppt)\/(theme|slideMasters|slideLayouts)\/|^ppt\/tableStyles\.xml$|^styles\.xml$/, 'design'],
];

function listOthers({ before, after }: ComparedVersions): OtherChange[] {
  const found = new Set<OtherChange>();
  for (const name of new Set([...before.names(), ...after.names()])) {
    const other = otherParts.find(([pattern]) => pattern.test(name))?.[1];
    if (other !== undefined && !found.has(other) && !isSamePart(before, after, name)) found.add(other);
  }
  return otherChangeKinds.filter((kind) => found.has(kind));
}
