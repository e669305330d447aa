import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { draftOf } from '../../../ui/number-draft.ts';
import { formatParagraphs } from '../../commands/paragraph-format.ts';
import type { Editing } from '../../editing/editing.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { shownIn } from '../../toolkit/throttled-value.ts';
import { runTool } from '../../toolkit/writing-tool.ts';

const lineRange = { min: 0.5, max: 10 };
const pointRange = { min: 0, max: 500 };
/** Files use twentieths of a point, and 240ths of a line. */
const twentiethsOfPoint = 20;
const line = 240;

/** Spacing values that are not in the menu. */
export function SpacingDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const lang = useLanguage();
  const shown = shownIn(editing);
  const [lines, setLines] = useState(() => draftOf(shown.lines, lang));
  const [before, setBefore] = useState(() => draftOf(inPoints(shown.before), lang));
  const [after, setAfter] = useState(() => draftOf(inPoints(shown.after), lang));
  const isReady = lines.problem === null && before.problem === null && after.problem === null;
  return (
    <FormDialog
      title={t('tools:spacing.name')}
      isReady={isReady}
      onClose={onClose}
      onApply={() => apply(editing, { lines: lines.value, before: before.value, after: after.value })}
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

function inPoints(twentieths: number | null): number | null {
  return twentieths === null ? null : twentieths / twentiethsOfPoint;
}

/** One undo step. */
function apply(editing: Editing, announced: Record<'lines' | 'before' | 'after', number | null>): void {
  const spacing = {
    ...(announced.lines === null
      ? {}
      : { lineSpacing: Math.round(announced.lines * line), lineSpacingRule: 'auto' }),
    ...(announced.before === null ? {} : { spaceBefore: Math.round(announced.before * twentiethsOfPoint) }),
    ...(announced.after === null ? {} : { spaceAfter: Math.round(announced.after * twentiethsOfPoint) }),
  };
  runTool(() => formatParagraphs(() => spacing))(editing);
}
