import { useEffect } from 'react';
import { useTexts } from '../../i18n.ts';
import { useEditor } from '../editing/editing-context.ts';
import { usePageActions } from '../toolkit/page-actions.tsx';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import { chooseMode, modeIcons } from './modes.ts';
import { readStoredMode } from './stored-mode.ts';

/** Shown in the status line at every width while the mode is not plain editing; clicking it returns to editing. */
export function ModeChip() {
  const t = useTexts();
  const editor = useEditor();
  const page = usePageActions();
  // Restores this tab's mode once per opening.
  useEffect(() => {
    if (readStoredMode() === 'suggesting') editor.setMode('suggesting');
  }, [editor]);
  const mode = useThrottledValue((one) => (one.canWrite() ? one.mode() : 'editing'));
  if (mode === 'editing') return null;
  const Icon = modeIcons[mode];
  if (editor.isSuggestOnly)
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
        chooseMode(editor, page, 'editing');
        editor.view.focus();
      }}
    >
      <Icon size={14} aria-hidden />
      {t(`review:mode.${mode}`)}
    </button>
  );
}
