import type { Comment } from '@eigenpal/docx-editor-core/types/document';
import type { ReactNode } from 'react';
import { type CardComment, ThreadCard } from '../../../ui/comments/ThreadCard.tsx';
import type { DocumentEditor } from '../../editing/editing.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { addReply, editComment, setDone } from '../comments/comment-commands.ts';
import { createEditDraftName, createReplyDraftName } from '../comments/comment-drafts.ts';
import { getCommentText, type Thread } from '../comments/threads.ts';
import { useHostComments } from '../host-comments/store.ts';
import { SourceIcon } from './SourceSign.tsx';

interface Props {
  thread: Thread;
  /** The text that it is about. */
  quote: ReactNode;
  canWrite: boolean;
  onRemove: (reply: Comment | null) => void;
}

/** A thread of the file. */
export function TextThreadCard({ thread, quote, canWrite, onRemove }: Props) {
  const editor = useEditor();
  const { root, replies } = thread;
  const findComment = ({ key }: CardComment): Comment | undefined =>
    [root, ...replies].find(({ id }) => String(id) === key);
  const showsSource = useHostComments().comments.length > 0;
  return (
    <ThreadCard
      comment={toCardComment(editor, root)}
      replies={replies.map((reply) => toCardComment(editor, reply))}
      isResolved={root.done === true}
      {...{ quote, canWrite }}
      sign={showsSource ? <SourceIcon source="file" /> : null}
      replyDraftName={createReplyDraftName(root)}
      onReply={(text) => addReply(editor, thread, text)}
      onEdit={(comment, text) => {
        const edited = findComment(comment);
        if (edited !== undefined) editComment(editor, edited.id, text);
      }}
      onRemove={(reply) => onRemove(reply === null ? null : (findComment(reply) ?? null))}
      onResolve={(isResolved) => setDone(editor, thread, isResolved)}
    />
  );
}

const toCardComment = (editor: DocumentEditor, comment: Comment): CardComment => ({
  key: String(comment.id),
  author: comment.author,
  date: comment.date ?? null,
  text: getCommentText(comment),
  editDraftName: createEditDraftName(comment),
  canEdit: comment.author === editor.author,
});
