import { useEffect } from 'react';
import { useTexts } from '../../i18n.ts';
import { useEditing } from '../editing/editing-context.ts';
import { usePageActs } from '../toolkit/page-acts.tsx';
import { useQuietValue } from '../toolkit/quiet-value.ts';
import { keptMode } from './kept-mode.ts';
import { chooseMode, modeIcons } from './modes.ts';

/** In the status line as long as keys do not simply edit, at every width; pressed, it goes back to editing. */
export function ModeChip() {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActs();
  // Once for each opening: what this tab remembers.
  useEffect(() => {
    if (keptMode() === 'suggesting') editing.setMode('suggesting');
  }, [editing]);
  const mode = useQuietValue((one) => (one.canWrite() ? one.mode() : 'editing'));
  if (mode === 'editing') return null;
  const Icon = modeIcons[mode];
  if (editing.isSuggestOnly)
    return (
      <span className="mode-chip" title={t('review:mode.onlySuggesting')}>
        <Icon size={14} aria-hidden />
        {t(`review:mode.${mode}`)}
      </span>
    );
  return (
    <button
      type="button"
      className="mode-chip"
      title={t('review:mode.stop')}
      onClick={() => {
        chooseMode(editing, page, 'editing');
        editing.view.focus();
      }}
    >
      <Icon size={14} aria-hidden />
      {t(`review:mode.${mode}`)}
    </button>
  );
}
