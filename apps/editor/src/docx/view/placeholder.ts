import i18next from 'i18next';
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/**
 * Shows a prompt in an empty text, in the caret's paragraph. It is drawn by CSS and is not part of the document; screen readers announce it once, as
 * the field's placeholder.
 */
export function placeholderPlugin(): Plugin {
  const getText = (): string => i18next.t('view:placeholder');
  return new Plugin({
    props: {
      attributes: ({ doc }): Record<string, string> =>
        isEmptyText(doc) ? { 'aria-placeholder': getText() } : {},
      decorations: (state) => {
        const pos = findEmptyParagraph(state);
        if (pos === null) return null;
        const attrs = { class: 'placeholder', 'data-placeholder': getText() };
        return DecorationSet.create(state.doc, [Decoration.node(pos, pos + 2, attrs)]);
      },
    },
  });
}

/** Templates may start with several empty paragraphs; a table or list explains itself. */
export function isEmptyText(doc: Node): boolean {
  // Called on every key press: text with content is not traversed.
  if (doc.content.size !== 2 * doc.childCount) return false;
  return doc.children.every(({ type, attrs }) => type.name === 'paragraph' && !attrs.numPr?.numId);
}

function findEmptyParagraph({ doc, selection }: EditorState): number | null {
  return isEmptyText(doc) && selection.$head.depth === 1 ? selection.$head.before() : null;
}
