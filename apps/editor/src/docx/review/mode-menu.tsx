import { PenLine } from 'lucide-react';
import { useTexts } from '../../i18n.ts';
import { FixedWidthText } from '../../ui/FixedWidthText.tsx';
import type { BarMenu } from '../toolkit/bar-item.ts';
import { useThrottledValue } from '../toolkit/throttled-value.ts';
import { createToolEntries } from '../toolkit/tool-entries.tsx';
import { modes, modeTools } from './modes.ts';

/** Editing, suggesting or viewing: the current mode is shown in the toolbar. */
export const modeMenu: BarMenu = {
  id: 'mode',
  group: 'review',
  name: 'review:mode.name',
  icon: PenLine,
  face: ModeFace,
  showsValue: true,
  isAtEnd: true,
  entries: (context) => createToolEntries(modeTools, context),
};

function ModeFace() {
  const t = useTexts();
  const mode = useThrottledValue((editor) => editor.mode());
  return (
    <span className="wide-only mode-face" data-mode={mode}>
      <FixedWidthText possibleTexts={modes.map((one) => t(`review:mode.${one}`))}>
        {t(`review:mode.${mode}`)}
      </FixedWidthText>
    </span>
  );
}
