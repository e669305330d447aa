import { useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { createDraft } from '../../ui/number-draft.ts';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import type { Axis } from '../workbook/workbook.ts';
import { findColumnSpan } from '../workbook/workbook.ts';

const ranges = { rows: { min: 1, max: 409 }, columns: { min: 1, max: 255 } } as const;
const defaults = { rows: 15, columns: 9.14 } as const;

/** Dialog for row heights or column widths. */
export function SizeDialog({ axis, onClose }: { axis: Axis; onClose: () => void }) {
  const t = useTexts();
  const lang = useLanguage();
  const editing = useEditing();
  const { sheet, area } = useSheetView();
  const [from, to] = axis === 'rows' ? [area.top, area.bottom] : [area.left, area.right];
  const currentSize = axis === 'rows' ? sheet.rows.get(from)?.height : findColumnSpan(sheet, from)?.width;
  const range = ranges[axis];
  const [draft, setDraft] = useState(() => createDraft(currentSize ?? defaults[axis], lang));
  return (
    <FormDialog
      title={t(axis === 'rows' ? 'page:tool.row-height' : 'page:tool.column-width')}
      isReady={draft.problem === null}
      onApply={() => editing.apply({ kind: 'size', sheet: sheet.id, axis, from, to, size: draft.value })}
      onClose={onClose}
    >
      <NumberField
        label={t(axis === 'rows' ? 'page:points' : 'page:characters')}
        range={range}
        draft={draft}
        onChange={setDraft}
      />
    </FormDialog>
  );
}
