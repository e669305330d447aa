import i18next from 'i18next';
import { type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { isEmptyText } from '../document/empty-text.ts';

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

function findEmptyParagraph({ doc, selection }: EditorState): number | null {
  return isEmptyText(doc) && selection.$head.depth === 1 ? selection.$head.before() : null;
}
