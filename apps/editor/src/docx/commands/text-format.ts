import type { TextFormatting } from '@eigenpal/docx-editor-core/types/document';
import type { Attrs, Mark, MarkType, Node, Schema } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';

/** One character property: the mark that represents it in the text, and the paragraph's default for text typed later. */
export interface TextChange {
  mark: string;
  /** Null removes the mark. */
  attrs: Attrs | null;
  /** A mark that excludes this one. */
  excludes?: string;
  formatting: TextFormatting;
}

export const bold = (isOn: boolean): TextChange => createToggle('bold', isOn, { bold: isOn, boldCs: isOn });
export const italic = (isOn: boolean): TextChange =>
  createToggle('italic', isOn, { italic: isOn, italicCs: isOn });
export const strike = (isOn: boolean): TextChange => createToggle('strike', isOn, { strike: isOn });
export const underline = (isOn: boolean): TextChange => ({
  mark: 'underline',
  attrs: isOn ? { style: 'single' } : null,
  formatting: { underline: { style: isOn ? 'single' : 'none' } },
});
export const superscript = (isOn: boolean): TextChange =>
  createVerticalAlign('superscript', 'subscript', isOn);
export const subscript = (isOn: boolean): TextChange => createVerticalAlign('subscript', 'superscript', isOn);

export function font(name: string): TextChange {
  return {
    mark: 'fontFamily',
    attrs: { ascii: name, hAnsi: name, cs: name },
    formatting: { fontFamily: { ascii: name, hAnsi: name, cs: name } },
  };
}

/** In points; half points are allowed. */
export function size(points: number): TextChange {
  const half = Math.round(points * 2);
  return {
    mark: 'fontSize',
    attrs: { size: half, sizeCs: half },
    formatting: { fontSize: half, fontSizeCs: half },
  };
}

/** `#rrggbb`, or `auto` for the automatic text colour. */
export function colour(value: string): TextChange {
  const rgb = value.replace('#', '').toUpperCase();
  const isAuto = value === 'auto';
  return {
    mark: 'textColor',
    attrs: isAuto ? null : { rgb },
    formatting: { color: isAuto ? { auto: true } : { rgb } },
  };
}

export type Highlight = NonNullable<TextFormatting['highlight']>;

export function highlight(name: Highlight): TextChange {
  return {
    mark: 'highlight',
    attrs: name === 'none' ? null : { color: name },
    formatting: { highlight: name },
  };
}

function createToggle(mark: string, isOn: boolean, formatting: TextFormatting): TextChange {
  return { mark, attrs: isOn ? {} : null, formatting };
}

function createVerticalAlign(mark: 'superscript' | 'subscript', excludes: string, isOn: boolean): TextChange {
  return { mark, excludes, attrs: isOn ? {} : null, formatting: { vertAlign: isOn ? mark : 'baseline' } };
}

/** Applies the change to the selection, or at a caret to the text typed next. */
export function formatText(change: TextChange): Command {
  return (state, dispatch) => {
    if (dispatch === undefined) return true;
    const { tr, selection, schema } = state;
    if (selection.empty) {
      const marks = applyToMarks(state.storedMarks ?? selection.$from.marks(), change, schema);
      if (selection.$from.parent.content.size === 0) storeInParagraph(tr, selection.$from.before(), change);
      dispatch(tr.setStoredMarks(marks));
      return true;
    }
    for (const { $from, $to } of selection.ranges) changeRange(tr, { from: $from.pos, to: $to.pos }, change);
    dispatch(tr);
    return true;
  };
}

function changeRange(tr: Transaction, { from, to }: { from: number; to: number }, change: TextChange): void {
  const { marks } = tr.doc.type.schema;
  const type = marks[change.mark];
  const excludedType = change.excludes === undefined ? undefined : marks[change.excludes];
  if (type === undefined) return;
  tr.doc.nodesBetween(from, to, (node, pos) => {
    if (node.type.name !== 'paragraph') return;
    // The paragraph mark counts as selected if the selection continues after it.
    if (node.content.size === 0 || pos + node.nodeSize <= to) storeInParagraph(tr, pos, change);
  });
  if (excludedType !== undefined && change.attrs !== null) tr.removeMark(from, to, excludedType);
  if (change.attrs === null) tr.removeMark(from, to, type);
  else tr.addMark(from, to, type.create(change.attrs));
}

/** Text typed later at the end of this paragraph gets this format; no positions change. */
function storeInParagraph(tr: Transaction, pos: number, { formatting }: TextChange): void {
  const attrs = tr.doc.nodeAt(pos)?.attrs;
  if (attrs === undefined) return;
  const original = attrs._originalFormatting ?? {};
  tr.setNodeAttribute(pos, 'defaultTextFormatting', { ...attrs.defaultTextFormatting, ...formatting });
  tr.setNodeAttribute(pos, '_originalFormatting', {
    ...original,
    runProperties: { ...original.runProperties, ...formatting },
  });
}

function applyToMarks(marks: readonly Mark[], change: TextChange, schema: Schema): readonly Mark[] {
  const { mark, excludes, attrs } = change;
  const otherMarks = marks.filter(({ type }) => type.name !== mark && type.name !== excludes);
  const type = schema.marks[mark];
  return attrs === null || type === undefined ? otherMarks : type.create(attrs).addToSet(otherMarks);
}

/** Turns a property on unless it is on throughout the selection. */
export function toggleText(change: (isOn: boolean) => TextChange): Command {
  return (state, dispatch) => formatText(change(!isOnThroughout(state, change(true).mark)))(state, dispatch);
}

function isOnThroughout(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name];
  if (type === undefined) return false;
  const { selection, storedMarks, doc } = state;
  if (selection.empty) return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  const textNodes: Node[] = [];
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node) => {
      if (node.isText) textNodes.push(node);
    });
  }
  return textNodes.length > 0 && textNodes.every((text) => type.isInSet(text.marks) !== undefined);
}

/** Marks for formatting. Other marks have a meaning (link, note, comment, suggestion) and are not removed with formatting. */
export function isFormatMark({ name }: MarkType): boolean {
  return formatMarks.has(name);
}

const formatMarks = new Set([
  'bold',
  'italic',
  'underline',
  'strike',
  'textColor',
  'highlight',
  'fontSize',
  'fontFamily',
  'superscript',
  'subscript',
  'allCaps',
  'smallCaps',
  'characterSpacing',
  'emboss',
  'imprint',
  'textShadow',
  'emphasisMark',
  'textOutline',
  'textEffect',
]);
