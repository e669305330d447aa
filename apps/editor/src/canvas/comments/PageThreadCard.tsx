import { useTexts } from '../../i18n.ts';
import { CardFrame } from '../../ui/comments/CardFrame.tsx';
import { type CardComment, ThreadCard } from '../../ui/comments/ThreadCard.tsx';
import type { CommentThread } from '../scene/comment-threads.ts';
import type { Scene, SceneComment, ScenePage } from '../scene/scene.ts';
import { useEditorContext } from '../state/editor-context.tsx';
import { createEditDraftName, createReplyDraftName } from './comment-drafts.ts';
import { addReply, changeComment } from './comment-edits.ts';
import type { CommentPlace } from './comment-place.ts';
import { GoToPlaceButton } from './GoToPlaceButton.tsx';
import { markComment } from './show-comment.ts';

interface Props {
  page: ScenePage;
  thread: CommentThread;
  place: CommentPlace;
  canWrite: boolean;
  isActive: boolean;
  isTabStop: boolean;
  /** The card was clicked, or focused by keyboard. */
  onAnchor: (card: Element) => void;
  /** A reply, or the first comment with all replies. */
  onRemove: (id: string) => void;
}

/** A thread on a page or shape. Using its card marks its place. */
export function PageThreadCard(props: Props) {
  const { page, thread, place, canWrite, isActive, isTabStop, onAnchor, onRemove } = props;
  const t = useTexts();
  const context = useEditorContext();
  const { root, replies } = thread;
  const toCard = (comment: SceneComment): CardComment => ({
    key: comment.id,
    author: comment.author || t('canvas:comments.somebody'),
    date: comment.at === null ? null : new Date(comment.at).toISOString(),
    text: comment.text,
    editDraftName: createEditDraftName(page.id, comment),
    canEdit: comment.author === context.author,
  });
  const comment = toCard(root);
  const change = (edit: (scene: Scene) => Scene): void =>
    context.canvas.change(edit(context.canvas.getState().scene));
  const reply = (text: string): void => {
    const { author, newId } = context;
    change((scene) => addReply(scene, page.id, root, { id: newId(), author, at: Date.now(), text }));
  };
  return (
    <CardFrame
      label={t('comments:thread', { author: comment.author })}
      isActive={isActive}
      isDone={root.isResolved === true}
      onChoose={(card) => {
        onAnchor(card);
        markComment(context, root.id);
      }}
    >
      <ThreadCard
        comment={comment}
        replies={replies.map(toCard)}
        isResolved={root.isResolved === true}
        canResolve={root.isResolved !== null}
        canWrite={canWrite}
        quote={<GoToPlaceButton {...{ place, isTabStop }} commentId={root.id} />}
        replyDraftName={createReplyDraftName(page.id, root)}
        onReply={reply}
        onEdit={({ key }, text) => change((scene) => changeComment(scene, page.id, key, { text }))}
        onRemove={(removed) => onRemove(removed?.key ?? root.id)}
        onResolve={(isResolved) => change((scene) => changeComment(scene, page.id, root.id, { isResolved }))}
      />
    </CardFrame>
  );
}
