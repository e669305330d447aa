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
  /** A paragraph ends; `isEmpty` includes what continued in it. It is passed to `onParagraph` unless its mark is deleted. */
  end: (paragraph: OpenParagraph<T>, isMarkDeleted: boolean) => void;
  finish: () => void;
}

export interface OpenParagraph<T> {
  data: T;
  /** Only deleted text and range markers are left in it. */
  isEmpty: boolean;
}

/** Elements around paragraphs that a paragraph may continue into. */
const transparentContainers: ReadonlySet<string> = new Set(['w:sdt', 'w:sdtContent', 'w:customXml']);
/** When changes are accepted, their tags are removed and their content stays. */
export const unwrappedElements: ReadonlySet<string> = new Set(['w:ins', 'w:moveTo']);
/** Separate texts within another text. */
const separateTexts: ReadonlySet<string> = new Set(['w:txbxContent', 'mc:Fallback']);
/** Removed with their content. */
export const deletedElements: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);
/** Empty elements that mark range boundaries: not content of a paragraph. */
export const rangeMarkers: ReadonlySet<string> = new Set([
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:commentRangeStart',
  'w:commentRangeEnd',
  'w:permStart',
  'w:permEnd',
  'w:proofErr',
]);
/** Empty elements that mark the boundaries of tracked moves and of changes of custom XML. */
export const changeRangeMarkers: ReadonlySet<string> = new Set([
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

/** Whether a tag adds no content to its paragraph. */
export function isNoContent(name: string): boolean {
  return (
    unwrappedElements.has(name) ||
    deletedElements.has(name) ||
    rangeMarkers.has(name) ||
    changeRangeMarkers.has(name) ||
    name === 'w:pPr'
  );
}

interface PendingParagraph<T> extends OpenParagraph<T> {
  /** Elements opened after the paragraph that are still open. */
  path: string[];
}

/** `onParagraph` receives each completed paragraph in order, and whether it is removed. */
export function createParagraphFlow<T>(
  onParagraph: (paragraph: T, isGone: boolean) => void,
): ParagraphFlow<T> {
  let pending: PendingParagraph<T> | null = null;
  const enclosing: (PendingParagraph<T> | null)[] = [];

  function endPending(isGone = false): void {
    if (pending) onParagraph(pending.data, isGone);
    pending = null;
  }

  return {
    open: (name) => {
      if (separateTexts.has(name)) {
        enclosing.push(pending);
        pending = null;
      } else if (pending && !unwrappedElements.has(name)) pending.path.push(name);
    },
    close: (name) => {
      if (separateTexts.has(name)) {
        endPending();
        pending = enclosing.pop() ?? null;
      } else if (pending && !unwrappedElements.has(name) && pending.path.pop() === undefined) endPending();
    },
    start: () => {
      if (!pending) return null;
      const barrier = pending.path.find((name) => !transparentContainers.has(name));
      if (barrier !== undefined) {
        endPending(pending.isEmpty && barrier === 'w:tbl');
        return null;
      }
      const { data, isEmpty } = pending;
      pending = null;
      return { data, isEmpty };
    },
    end: ({ data, isEmpty }, isMarkDeleted) => {
      endPending();
      if (isMarkDeleted) pending = { data, isEmpty, path: [] };
      else onParagraph(data, false);
    },
    finish: () => endPending(),
  };
}
