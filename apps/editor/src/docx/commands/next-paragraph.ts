import type { DocxPackage } from '@eigenpal/docx-editor-core/types/document';
import { splitBlockAs } from 'prosemirror-commands';
import type { Attrs, Mark, Node } from 'prosemirror-model';
import { type Command, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { getDefaultStyleId, getStyles } from '../document/styles/styles-of.ts';
import { toTextFormatting } from './format-marks.ts';
import { getStyleAttributes } from './paragraph-style.ts';
import { isFormatMark } from './text-format.ts';

interface NextParagraphContext {
  parts: () => DocxPackage;
}

/**
 * Enter starts a paragraph with the formatting of the current one, or with the `next` style of its style: the library's own command drops indents and
 * alignment. Lists have their own keys.
 */
export function nextParagraphPlugin(context: NextParagraphContext): Plugin {
  const startParagraph = startNextParagraph(context);
  return new Plugin({
    props: {
      handleKeyDown: (view, event) => {
        const isEnter =
          event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (!isEnter || event.isComposing || view.composing) return false;
        if (view.state.selection.$from.parent.attrs.numPr?.numId) return false;
        return startParagraph(view.state, view.dispatch, view);
      },
    },
  });
}

export function startNextParagraph(context: NextParagraphContext): Command {
  return (state, dispatch, view) => {
    const { $from, $to } = state.selection;
    const { parent } = $from;
    if (!(state.selection instanceof TextSelection) || parent.type.name !== 'paragraph') return false;
    const isAtEnd = $to.parentOffset === $to.parent.content.size;
    const next = isAtEnd ? findNextStyle($to.parent, context) : null;
    const marks = (state.storedMarks ?? $from.marks()).filter(({ type }) => isFormatMark(type));
    const split = splitBlockAs((node) => ({ type: node.type, attrs: next ?? getNextAttributes(node.attrs) }));
    return split(
      state,
      dispatch && ((tr) => dispatch(finishSplit(tr, { marks, hasOtherStyle: next !== null }))),
      view,
    );
  };
}

/** Attributes that only one paragraph can have: its id, section and page-break properties, and tracked changes. */
const uniqueAttributes = {
  paraId: null,
  textId: null,
  bookmarks: null,
  pageBreakBefore: null,
  renderedPageBreakBefore: null,
  // A horizontal rule (paragraph border) is not repeated.
  borders: null,
  pPrIns: null,
  pPrDel: null,
  pPrChange: null,
  _originalRunBoundaries: null,
} as const;

/** The attributes of the second part of a paragraph that is split. */
export function getNextAttributes(attrs: Attrs): Attrs {
  return { ...attrs, ...uniqueAttributes };
}

/** The style after a heading is that of body text; null if the next paragraph has the same style. */
function findNextStyle({ attrs }: Node, { parts }: NextParagraphContext): Attrs | null {
  const currentParts = parts();
  const styles = getStyles(currentParts);
  const ownStyleId = typeof attrs.styleId === 'string' ? attrs.styleId : getDefaultStyleId(styles);
  const next = styles.getNextStyleId(ownStyleId);
  if (next === null || next === ownStyleId) return null;
  const { _sectionProperties, sectionBreakType } = attrs;
  return {
    ...getStyleAttributes(next, styles, currentParts.numbering),
    bidi: attrs.bidi,
    _sectionProperties,
    sectionBreakType,
  };
}

/** Text typed next keeps the format of what was typed last. */
function finishSplit(
  tr: Transaction,
  { marks, hasOtherStyle }: { marks: readonly Mark[]; hasOtherStyle: boolean },
): Transaction {
  moveSectionBreak(tr);
  const { $from } = tr.selection;
  if (!hasOtherStyle && $from.parent.content.size === 0) {
    tr.setNodeAttribute($from.before(), 'defaultTextFormatting', {
      ...$from.parent.attrs.defaultTextFormatting,
      ...toTextFormatting(marks),
    });
    tr.setStoredMarks(marks);
  }
  return tr.scrollIntoView();
}

/** After a split with the selection in the second part: a section break belongs to the last paragraph of its section. */
export function moveSectionBreak(tr: Transaction): void {
  const { $from } = tr.selection;
  const before = $from.node(-1).maybeChild($from.index(-1) - 1);
  if (!before?.attrs._sectionProperties && !before?.attrs.sectionBreakType) return;
  tr.setNodeMarkup($from.before() - before.nodeSize, undefined, {
    ...before.attrs,
    _sectionProperties: null,
    sectionBreakType: null,
  });
}
