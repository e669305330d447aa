import { useTexts } from '../../i18n.ts';
import { isPanelOverDocument } from '../../ui/panel-over-document.ts';
import { useEditorContext } from '../state/editor-context.tsx';
import { getShapeName } from '../view/shape-names.ts';
import type { CommentPlace } from './comment-place.ts';
import { selectPlace } from './show-comment.ts';

interface Props {
  commentId: string;
  place: CommentPlace;
  isTabStop: boolean;
}

/** What a comment is about, as the link to it. One of them is the list's tab stop; arrow keys move between them. */
export function GoToPlaceButton({ commentId, place, isTabStop }: Props) {
  const context = useEditorContext();
  return (
    <button
      type="button"
      className="card-go card-words"
      dir="auto"
      data-comment={commentId}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => {
        // The sheet would otherwise cover the page.
        if (isPanelOverDocument()) context.setUiState({ panel: null });
        selectPlace(context, place);
      }}
    >
      <PlaceName place={place} />
    </button>
  );
}

export function PlaceName({ place: { shape } }: { place: CommentPlace }) {
  const t = useTexts();
  const { labelPrefix } = useEditorContext().capabilities;
  return shape === null ? t(`canvas:comments.on.${labelPrefix}`) : getShapeName(shape, t);
}
