/**
 * Determines which paragraphs are joined when all changes are accepted. Both the reading of a text and the accepting of changes use this, so that
 * accepting does not change the text.
 *
 * A paragraph whose mark is deleted continues in the next paragraph of the same container, or in the first one of a content control that follows
 * there, across bookmarks, white space and deleted tables. Before a table and at the end of its container it keeps its mark, as in Word; if it is
 * empty, it is removed before a table.
 */
export interface ParagraphFlow<T> {
  /** Elements outside deleted content, in document order. */
  open: (name: string) => void;
  close: (name: string) => void;
  /** A paragraph begins: returns the one that continues in it, if any. */
  start: () => OpenParagraph<T> | null;
  /** It ends; `isEmpty` includes what continued in it. It is passed to `settle` unless its mark is deleted. */
  end: (paragraph: OpenParagraph<T>, isMarkDeleted: boolean) => void;
  finish: () => void;
}

export interface OpenParagraph<T> {
  of: T;
  /** Only deleted text and range markers are left in it. */
  isEmpty: boolean;
}

/** Elements around paragraphs that a paragraph may continue into. */
const transparentContainers: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml']);
/** When changes are accepted, their tags are removed and their content stays. */
export const unwrapped: ReadonlySet<string> = new Set(['w:ins', 'w:moveTo']);
/** Separate texts within another text. */
const separate: ReadonlySet<string> = new Set(['w:txbxContent', 'mc:Fallback']);
/** Removed with their content. */
export const deleted: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);
/** Empty elements that mark range boundaries: not content of a paragraph. */
export const rangeMarks: ReadonlySet<string> = new Set([
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:permStart',
  'w:permEnd',
  'w:proofErr',
]);
/** The same for ranges of tracked changes. */
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

/** A tag that adds no content to its paragraph. */
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
  /** Elements opened after it that are still open. */
  path: string[];
}

/** `settle` receives each completed paragraph in order, and whether it is removed. */
export function createParagraphFlow<T>(
  onParagraph: (paragraph: T, isGone: boolean) => void,
): ParagraphFlow<T> {
  let pending: Waiting<T> | null = null;
  const enclosing: (Waiting<T> | null)[] = [];

  function keepMark(isGone = false): void {
    if (pending) onParagraph(pending.of, isGone);
    pending = null;
  }

  return {
    open: (name) => {
      if (separate.has(name)) {
        enclosing.push(pending);
        pending = null;
      } else if (pending && !unwrapped.has(name)) pending.path.push(name);
    },
    close: (name) => {
      if (separate.has(name)) {
        keepMark();
        pending = enclosing.pop() ?? null;
      } else if (pending && !unwrapped.has(name) && pending.path.pop() === undefined) keepMark();
    },
    start: () => {
      if (!pending) return null;
      const barrier = pending.path.find((name) => !transparentContainers.has(name));
      if (barrier !== undefined) {
        keepMark(pending.isEmpty && barrier === 'w:tbl');
        return null;
      }
      const { of, isEmpty } = pending;
      pending = null;
      return { of, isEmpty };
    },
    end: ({ of, isEmpty }, isMarkDeleted) => {
      keepMark();
      if (isMarkDeleted) pending = { of, isEmpty, path: [] };
      else onParagraph(of, false);
    },
    finish: () => keepMark(),
  };
}
