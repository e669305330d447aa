import { useEffect } from 'react';
import { useTexts } from '../../i18n.ts';
import { useEditing } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import { chooseMode, modeIcons } from './modes.ts';
import { readStoredMode } from './stored-mode.ts';

/** Shown in the status line at every width while the mode is not plain editing; clicking it returns to editing. */
export function ModeChip() {
  const t = useTexts();
  const editing = useEditing();
  const page = usePageActions();
  // Restores this tab's mode once per opening.
  useEffect(() => {
    if (readStoredMode() === 'suggesting') editing.setMode('suggesting');
  }, [editing]);
  const mode = useThrottledValue((one) => (one.canWrite() ? one.mode() : 'editing'));
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
