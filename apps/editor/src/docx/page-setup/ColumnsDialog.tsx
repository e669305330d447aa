import { useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { listTextSections, type TextSection } from '../document/pages/list-sections.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { useEditor } from '../editing/editing-context.ts';
import { canEdit } from '../toolkit/writing-tool.ts';
import {
  type ColumnsForm,
  columnCounts,
  findSectionAt,
  readColumnsForm,
  withColumns,
} from './columns-form.ts';

/** Number of columns of the section with the caret, and the line between them. */
export function ColumnsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const editor = useEditor();
  const [form, setForm] = useState(() => readColumnsForm(findSection(editor)?.properties ?? {}));
  return (
    <FormDialog
      title={t('page-setup:columns.name')}
      isReady
      onClose={onClose}
      onApply={() => applyColumns(editor, form)}
    >
      <fieldset className="field choice-field">
        <legend>{t('page-setup:columns.count')}</legend>
        {columnCounts.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name={`${id}-count`}
              checked={form.count === count}
              onChange={() => setForm({ ...form, count })}
            />
            {t(`page-setup:columns.counts.${count}`)}
          </label>
        ))}
      </fieldset>
      <label className="field choice-field">
        <span>
          <input
            type="checkbox"
            checked={form.hasSeparator && form.count > 1}
            disabled={form.count === 1}
            onChange={({ target }) => setForm({ ...form, hasSeparator: target.checked })}
          />{' '}
          {t('page-setup:columns.separator')}
        </span>
      </label>
    </FormDialog>
  );
}

function findSection(editor: DocumentEditor): TextSection | undefined {
  const { doc, selection } = editor.view.state;
  return findSectionAt(listTextSections(doc, editor.parts()), selection.head);
}

function applyColumns(editor: DocumentEditor, form: ColumnsForm): void {
  const section = findSection(editor);
  if (section === undefined || !canEdit(editor)) return;
  const properties = withColumns(section.properties, form);
  const { end } = section;
  editor.transact(() => {
    if (end === null) editor.patch({ section: properties });
    else editor.view.dispatch(editor.view.state.tr.setNodeAttribute(end, '_sectionProperties', properties));
  });
}
