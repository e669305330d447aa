import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { createDraft } from '../../../ui/number-draft.ts';
import { formatParagraphs } from '../../commands/paragraph-format.ts';
import type { DocumentEditor } from '../../editing/editing.ts';
import { useEditor } from '../../editing/editing-context.ts';
import { formatAtSelection } from '../../toolkit/throttled-value.ts';
import { runTool } from '../../toolkit/writing-tool.ts';

const lineRange = { min: 0.5, max: 10 };
const pointRange = { min: 0, max: 500 };
/** Files use twentieths of a point, and 240ths of a line. */
const twentiethsOfPoint = 20;
const twoHundredFortieths = 240;

/** Spacing values that are not in the menu. */
export function SpacingDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editor = useEditor();
  const lang = useLanguage();
  const current = formatAtSelection(editor);
  const [lines, setLines] = useState(() => createDraft(current.lines, lang));
  const [before, setBefore] = useState(() => createDraft(toPoints(current.before), lang));
  const [after, setAfter] = useState(() => createDraft(toPoints(current.after), lang));
  const isReady = lines.problem === null && before.problem === null && after.problem === null;
  return (
    <FormDialog
      title={t('tools:spacing.name')}
      isReady={isReady}
      onClose={onClose}
      onApply={() => apply(editor, { lines: lines.value, before: before.value, after: after.value })}
    >
      <NumberField label={t('tools:spacing.lines')} range={lineRange} draft={lines} onChange={setLines} />
      <NumberField
        label={t('tools:spacing.before')}
        unit="pt"
        range={pointRange}
        draft={before}
        onChange={setBefore}
      />
      <NumberField
        label={t('tools:spacing.after')}
        unit="pt"
        range={pointRange}
        draft={after}
        onChange={setAfter}
      />
    </FormDialog>
  );
}

function toPoints(twentieths: number | null): number | null {
  return twentieths === null ? null : twentieths / twentiethsOfPoint;
}

/** One undo step. */
function apply(editor: DocumentEditor, values: Record<'lines' | 'before' | 'after', number | null>): void {
  const spacing = {
    ...(values.lines === null
      ? {}
      : { lineSpacing: Math.round(values.lines * twoHundredFortieths), lineSpacingRule: 'auto' }),
    ...(values.before === null ? {} : { spaceBefore: Math.round(values.before * twentiethsOfPoint) }),
    ...(values.after === null ? {} : { spaceAfter: Math.round(values.after * twentiethsOfPoint) }),
  };
  runTool(() => formatParagraphs(() => spacing))(editor);
}
