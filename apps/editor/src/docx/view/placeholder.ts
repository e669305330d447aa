import i18next from 'i18next';
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/**
 * Says what to do in a text that is empty, in the paragraph in which the caret stands. The words are drawn by the style sheet and are no part of
 * the document; who listens to the page hears them once, as what the field asks for.
 */
export function placeholderPlugin(): Plugin {
  const words = (): string => i18next.t('view:placeholder');
  return new Plugin({
    props: {
      attributes: ({ doc }): Record<string, string> =>
        isEmptyText(doc) ? { 'aria-placeholder': words() } : {},
      decorations: (state) => {
        const pos = emptyParagraph(state);
        if (pos === null) return null;
        const attrs = { class: 'placeholder', 'data-placeholder': words() };
        return DecorationSet.create(state.doc, [Decoration.node(pos, pos + 2, attrs)]);
      },
    },
  });
}

/** Templates may begin with several paragraphs; a table or a list that waits to be filled says by itself what to do. */
export function isEmptyText(doc: Node): boolean {
  // Asked with every key: a text with words is not walked through.
  if (doc.content.size !== 2 * doc.childCount) return false;
  return doc.children.every(({ type, attrs }) => type.name === 'paragraph' && !attrs.numPr?.numId);
}

function emptyParagraph({ doc, selection }: EditorState): number | null {
  return isEmptyText(doc) && selection.$head.depth === 1 ? selection.$head.before() : null;
}
