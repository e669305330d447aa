import { MessageSquarePlus } from 'lucide-react';
import { useTexts } from '../../../i18n.ts';
import { keyName } from '../../../ui/toolbar/key-names.ts';
import { useEditing, useEditingValue } from '../../editing/editing-context.ts';
import { usePageActs } from '../../tools/page-acts.tsx';
import { useQuietValue } from '../../tools/quiet-value.ts';
import { decideAll } from '../changes/change-acts.ts';
import { commentKeys, startComment } from '../comments/start-comment.ts';
import { reviewOf } from '../review-state.ts';
import { Cards } from './Cards.tsx';
import { useReviewList } from './review-list.ts';

/** Comments and changes beside the text: to be read by everybody, and to be answered and decided on by who may write. */
export function ReviewPanel() {
  const items = useReviewList();
  const canWrite = useQuietValue((editing) => editing.mode() !== 'viewing');
  // At once: who has pressed the key goes on typing.
  const draft = useEditingValue((editing) => reviewOf(editing.view.state).draft);
  return (
    <div className="review">
      {canWrite ? <ReviewBar changes={items.filter(({ kind }) => kind === 'change').length} /> : null}
      <Cards items={items} draft={canWrite ? draft : null} canWrite={canWrite} />
      {items.length === 0 && draft === null ? <NothingYet canWrite={canWrite} /> : null}
    </div>
  );
}

function ReviewBar({ changes }: { changes: number }) {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActs();
  return (
    <div className="review-bar">
      <button type="button" className="quiet-action" onClick={() => startComment(editing, page)}>
        <MessageSquarePlus size={16} aria-hidden />
        {t('review:add')}
      </button>
      {changes === 0 ? null : (
        <>
          <span className="review-count">{t('review:count', { count: changes })}</span>
          {(['accept', 'reject'] as const).map((verdict) => (
            <button
              key={verdict}
              type="button"
              className="link-action"
              onClick={() => {
                decideAll(editing, verdict);
                page.say(t(verdict === 'accept' ? 'review:allAccepted' : 'review:allRejected'));
              }}
            >
              {t(verdict === 'accept' ? 'review:acceptAll' : 'review:rejectAll')}
            </button>
          ))}
        </>
      )}
    </div>
  );
}

function NothingYet({ canWrite }: { canWrite: boolean }) {
  const t = useTexts();
  if (!canWrite) return <p className="review-empty">{t('review:empty.read')}</p>;
  return (
    <div className="review-empty">
      <p className="review-empty-title">{t('review:empty.title')}</p>
      <p>{t('review:empty.how', { keys: keyName(commentKeys, t) })}</p>
    </div>
  );
}
