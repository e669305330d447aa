import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { createDraft } from '../../../ui/number-draft.ts';
import { formatText, size } from '../../commands/text-format.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { formatAtSelection } from '../../toolkit/throttled-value.ts';
import { runTool } from '../../toolkit/writing-tool.ts';

const range = { min: 1, max: 400 };

/** A font size that is not in the menu. */
export function SizeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editor = useEditor();
  const lang = useLanguage();
  const [draft, setDraft] = useState(() => createDraft(formatAtSelection(editor).size ?? 12, lang));
  const { value } = draft;
  return (
    <FormDialog
      title={t('tools:size')}
      isReady={value !== null}
      onClose={onClose}
      onApply={() => value !== null && runTool(() => formatText(size(value)))(editor)}
    >
      <NumberField label={t('tools:sizeIn')} unit="pt" range={range} draft={draft} onChange={setDraft} />
    </FormDialog>
  );
}
