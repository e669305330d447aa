import { findHyperlinkRangeAt } from '@eigenpal/docx-editor-core/prosemirror/commands';
import type { Mark, Node, ResolvedPos, Schema } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';

/** An existing link, or the range for a new one. */
export interface LinkTarget {
  from: number;
  to: number;
  text: string;
  /** Empty if there is no link yet. */
  address: string;
}

/** The link at the caret or in the selection; otherwise the selected text, within one paragraph. */
export function findLinkTarget(state: EditorState): LinkTarget {
  const found = findHyperlinkRangeAt(state);
  const { from, to, $from, $to } = state.selection;
  if (found !== null) {
    const address: unknown = found.mark.attrs.href;
    const text = state.doc.textBetween(found.start, found.end);
    return { from: found.start, to: found.end, text, address: typeof address === 'string' ? address : '' };
  }
  const end = $from.sameParent($to) ? to : $from.end();
  return { from, to: end, text: state.doc.textBetween(from, end), address: '' };
}

/** Normalises a typed address: adds a missing protocol; null if it is not a valid address. */
export function normalizeAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^#\S+$/.test(text) || /^mailto:[^\s@]+@\S+$/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/.]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const withProtocol = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!/^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i.test(withProtocol) && !/^https?:\/\/localhost/i.test(withProtocol))
    return null;
  return URL.canParse(withProtocol) ? withProtocol : null;
}

/** Blue and underlined: DOCX stores link formatting explicitly. */
function createLinkMarks(schema: Schema, address: string): Mark[] {
  const { hyperlink, textColor, underline } = schema.marks;
  return [
    hyperlink?.create({ href: address }),
    textColor?.create({ rgb: '0563C1' }),
    underline?.create({ style: 'single' }),
  ].filter((mark) => mark !== undefined);
}

export function setLink(
  { from, to, text: textBefore }: LinkTarget,
  link: { text: string; address: string },
): Command {
  return (state, dispatch) => {
    const { tr, schema } = state;
    const text = link.text.trim() === '' ? link.address : link.text;
    const marks = createLinkMarks(schema, link.address);
    if (text !== textBefore) {
      const $from = state.doc.resolve(from);
      const keptMarks =
        from === to
          ? (state.storedMarks ?? $from.marks())
          : ($from.marksAcross(state.doc.resolve(to)) ?? state.storedMarks ?? []);
      tr.replaceWith(from, to, schema.text(text, keptMarks));
    }
    const end = from + text.length;
    for (const mark of marks) tr.addMark(from, end, mark);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, end)).scrollIntoView());
    return true;
  };
}

export function removeLink({ from, to }: LinkTarget): Command {
  return (state, dispatch) => {
    const { tr, schema } = state;
    for (const { type } of createLinkMarks(schema, '')) tr.removeMark(from, to, type);
    dispatch?.(tr);
    return true;
  };
}

/** Text typed after a link takes the format of the text before the link; null if no link ends here. */
export function computeMarksAfterLink($pos: ResolvedPos): readonly Mark[] | null {
  const link = getLinkMark($pos.nodeBefore);
  if (link === undefined || getLinkMark($pos.nodeAfter)?.eq(link)) return null;
  const { parent } = $pos;
  let index = $pos.index() - ($pos.textOffset === 0 ? 1 : 0);
  while (index >= 0 && getLinkMark(parent.child(index))?.eq(link)) index--;
  const textBefore = index < 0 ? [] : parent.child(index).marks;
  const isLinkFormat = ({ type }: Mark): boolean =>
    createLinkMarks(type.schema, '').some((mark) => mark.type === type);
  const keptMarks = $pos.marks().filter((mark) => !isLinkFormat(mark));
  const linkFormatMarks = textBefore.filter((mark) => isLinkFormat(mark) && mark.type !== link.type);
  return linkFormatMarks.reduce<readonly Mark[]>((all, mark) => mark.addToSet(all), keptMarks);
}

function getLinkMark(node: Node | null): Mark | undefined {
  return node?.marks.find(({ type }) => type.name === 'hyperlink');
}
