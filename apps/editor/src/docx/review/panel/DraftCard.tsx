import { useTexts } from '../../../i18n.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { addComment } from '../comments/comment-acts.ts';
import { dropDraft } from '../comments/start-comment.ts';
import { type Range, reviewOf } from '../review-state.ts';
import { CardHead } from './CardHead.tsx';
import { CommentForm } from './CommentForm.tsx';

/** A comment that is being written. */
export function DraftCard({ range }: { range: Range }) {
  const t = useTexts();
  const editing = useEditing();
  const words = editing.view.state.doc.textBetween(range.from, range.to, '\n', ' ');
  return (
    <li>
      <article className="card" aria-label={t('review:newComment')} aria-current="true">
        <CardHead author={editing.author} date={null} />
        <blockquote className="card-words" dir="auto">
          {words}
        </blockquote>
        <CommentForm
          id="new"
          label={t('review:newComment')}
          send={t('review:send')}
          onSend={(text) => {
            // The words may have moved since the card was drawn.
            const { draft } = reviewOf(editing.view.state);
            if (draft !== null && draft.from < draft.to) addComment(editing, draft, text);
            editing.view.focus();
          }}
          onCancel={() => dropDraft(editing)}
        />
      </article>
    </li>
  );
}
