import { useState } from 'react';
import { Notice } from '../../frame/page/Notice.tsx';
import { useTexts } from '../../i18n.ts';
import { useEditor } from '../editing/editing-context.ts';
import { useThrottledValue } from '../toolkit/throttled-value.ts';

/** Shown when a change was rejected in a review because it cannot be suggested; dismissed by the user. */
export function RejectedChangeNotice() {
  const t = useTexts();
  const editor = useEditor();
  const count = useThrottledValue((now) => now.rejectedCount());
  const [dismissedCount, setDismissedCount] = useState(0);
  if (count === dismissedCount) return null;
  const close = (): void => {
    setDismissedCount(count);
    editor.view.focus();
  };
  return (
    <Notice tone="info" text={t('review:refused.text')}>
      <button type="button" className="main-action" onClick={close}>
        {t('review:refused.close')}
      </button>
    </Notice>
  );
}
