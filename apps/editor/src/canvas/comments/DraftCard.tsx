import { useDrafts } from '../../frame/saving/use-drafts.ts';
import { useTexts } from '../../i18n.ts';
import { CommentForm } from '../../ui/comments/CommentForm.tsx';
import { DraftFrame } from '../../ui/comments/DraftFrame.tsx';
import { useEditorContext } from '../state/editor-context.tsx';
import type { CommentDraft } from './comment-drafts.ts';
import { addComment } from './comment-edits.ts';
import type { CommentPlace } from './comment-place.ts';
import { PlaceName } from './GoToPlaceButton.tsx';

interface Props {
  draft: CommentDraft;
  place: CommentPlace;
  isFocused: boolean;
}

/** A comment that is being written, or is left from earlier. */
export function DraftCard({ draft, place, isFocused }: Props) {
  const t = useTexts();
  const context = useEditorContext();
  const drafts = useDrafts();
  const { canvas, author, newId } = context;
  const close = (): void => {
    drafts.discard(draft.name);
    if (context.getUiState().commentDraft?.name === draft.name) context.setUiState({ commentDraft: null });
    context.focus();
  };
  const post = (text: string): boolean => {
    const id = newId();
    const comment = { id, author, at: Date.now(), text };
    canvas.change(addComment(canvas.getState().scene, draft.target, comment));
    context.setUiState({ activeComment: id });
    close();
    return true;
  };
  return (
    <DraftFrame author={author} isFocused={isFocused}>
      <blockquote className="card-words" dir="auto">
        <PlaceName place={place} />
      </blockquote>
      <CommentForm
        name={draft.name}
        label={t('comments:newComment')}
        sendLabel={t('comments:send')}
        takesFocus={isFocused}
        onSend={post}
        onClose={close}
        // So that it can be opened again.
        onLeave={() => {
          const { commentDraft } = context.getUiState();
          if (commentDraft?.name === draft.name)
            context.setUiState({ commentDraft: { ...commentDraft, isFocused: false } });
        }}
      />
    </DraftFrame>
  );
}
