/**
 * Which paragraphs become one when all changes are accepted: the reading of a text and the accepting of its changes
 * both follow this, so that accepting changes no word.
 *
 * A paragraph whose mark is deleted goes on in the next paragraph of the same container, or in the first one of
 * a content control that follows there, over bookmarks, white space and deleted tables. In front of a table and at
 * the end of its container it keeps its mark, as it does in Word; with nothing left in it, it is gone in front of a table.
 */
export interface ParagraphFlow<T> {
  /** Elements that begin and end outside of what is deleted, in their order. */
  open: (name: string) => void;
  close: (name: string) => void;
  /** A paragraph begins: the one that goes on in it, if any. */
  start: () => OpenParagraph<T> | null;
  /** It ends; `isEmpty` with what went on in it. Closed for good by `settle` unless its mark is deleted. */
  end: (paragraph: OpenParagraph<T>, isMarkDeleted: boolean) => void;
  finish: () => void;
}

export interface OpenParagraph<T> {
  of: T;
  /** Nothing is left in it but deleted text and marks of ranges. */
  isEmpty: boolean;
}

/** Elements around paragraphs that a paragraph may go on into. */
const transparentContainers: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml']);
/** Their tags go when changes are accepted, and their content stays. */
export const unwrapped: ReadonlySet<string> = new Set(['w:ins', 'w:moveTo']);
/** Texts of their own within another text. */
const separate: ReadonlySet<string> = new Set(['w:txbxContent', 'mc:Fallback']);
/** Taken away with what is in them. */
export const deleted: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);
/** Empty elements that mark the ends of ranges: no content of a paragraph. */
export const rangeMarks: ReadonlySet<string> = new Set([
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:permStart',
  'w:permEnd',
  'w:proofErr',
]);
/** The same, of ranges that are tracked changes. */
export const changeMarks: ReadonlySet<string> = new Set([
  'w:moveFromRangeStart',
  'w:moveFromRangeEnd',
  'w:moveToRangeStart',
  'w:moveToRangeEnd',
  'w:customXmlInsRangeStart',
  'w:customXmlInsRangeEnd',
  'w:customXmlDelRangeStart',
  'w:customXmlDelRangeEnd',
  'w:customXmlMoveFromRangeStart',
  'w:customXmlMoveFromRangeEnd',
  'w:customXmlMoveToRangeStart',
  'w:customXmlMoveToRangeEnd',
]);

/** A tag that leaves its paragraph as empty as it was. */
export function isNoContent(name: string): boolean {
  return (
    unwrapped.has(name) ||
    deleted.has(name) ||
    rangeMarks.has(name) ||
    changeMarks.has(name) ||
    name === 'w:pPr'
  );
}

interface Waiting<T> extends OpenParagraph<T> {
  /** Elements opened behind it that are open still. */
  path: string[];
}

/** `settle` is told each paragraph that ended for good, in order, and whether it is gone. */
export function createParagraphFlow<T>(settle: (paragraph: T, isGone: boolean) => void): ParagraphFlow<T> {
  let waiting: Waiting<T> | null = null;
  const around: (Waiting<T> | null)[] = [];

  function keepMark(isGone = false): void {
    if (waiting) settle(waiting.of, isGone);
    waiting = null;
  }

  return {
    open: (name) => {
      if (separate.has(name)) {
        around.push(waiting);
        waiting = null;
      } else if (waiting && !unwrapped.has(name)) waiting.path.push(name);
    },
    close: (name) => {
      if (separate.has(name)) {
        keepMark();
        waiting = around.pop() ?? null;
      } else if (waiting && !unwrapped.has(name) && waiting.path.pop() === undefined) keepMark();
    },
    start: () => {
      if (!waiting) return null;
      const barrier = waiting.path.find((name) => !transparentContainers.has(name));
      if (barrier !== undefined) {
        keepMark(waiting.isEmpty && barrier === 'w:tbl');
        return null;
      }
      const { of, isEmpty } = waiting;
      waiting = null;
      return { of, isEmpty };
    },
    end: ({ of, isEmpty }, isMarkDeleted) => {
      keepMark();
      if (isMarkDeleted) waiting = { of, isEmpty, path: [] };
      else settle(of, false);
    },
    finish: () => keepMark(),
  };
}
