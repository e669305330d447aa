import { useTexts } from '../../i18n.ts';

/** Says that a comment was deleted, with a button that restores it. */
export function RemovedNotice({ onUndo }: { onUndo: () => void }) {
  const t = useTexts();
  return (
    <p className="review-undo">
      {t('comments:removed')}
      <button type="button" className="link-action" onClick={onUndo}>
        {t('comments:undo')}
      </button>
    </p>
  );
}
