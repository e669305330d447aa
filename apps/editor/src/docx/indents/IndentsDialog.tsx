import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { createDraft, type NumberDraft } from '../../ui/number-draft.ts';
import { formatParagraphs, listSelectedParagraphs } from '../commands/paragraph-format.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { useEditor } from '../editing/editing-context.ts';
import { getFocusedEditor } from '../editing/focused-editing.ts';
import { fromUnit, getLengthUnit, toUnit } from '../page-setup/units.ts';
import { runTool } from '../toolkit/writing-tool.ts';
import {
  canApplyIndents,
  computeCommonIndents,
  type FirstLine,
  firstLines,
  type Indents,
  readIndents,
  toAttributes,
} from './indents.ts';

const ranges = { cm: 30, in: 12 };
/** Half an inch, as style guides require. */
const defaultIndent = 720;

/** Paragraph indents: left, right and first line. */
export function IndentsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editor = useEditor();
  const lang = useLanguage();
  const id = useId();
  const unit = getLengthUnit(lang, navigator.language);
  const common = computeCommonIndents(
    listSelectedParagraphs(getFocusedEditor(editor).view.state).map(({ node }) => readIndents(node.attrs)),
  );
  const draft = (length: number | null) => createDraft(length === null ? null : toUnit(length, unit), lang);
  const [left, setLeft] = useState(() => draft(common.left));
  const [right, setRight] = useState(() => draft(common.right));
  const [firstLine, setFirstLine] = useState(common.firstLine);
  const [firstLineIndent, setFirstLineIndent] = useState(() => draft(common.firstLineIndent));
  const choose = (chosen: FirstLine): void => {
    setFirstLine(chosen);
    if (chosen !== 'none' && !firstLineIndent.value) setFirstLineIndent(draft(defaultIndent));
  };
  const firstLineRange = { min: 0, max: ranges[unit] };
  const sideRange = { min: -ranges[unit], max: ranges[unit] };
  const isReady = canApplyIndents({ left, right, firstLine, firstLineIndent });
  const toLength = ({ value }: NumberDraft): number | null => (value === null ? null : fromUnit(value, unit));
  return (
    <FormDialog
      title={t('indents:name')}
      isReady={isReady}
      onClose={onClose}
      onApply={() =>
        apply(editor, {
          left: toLength(left),
          right: toLength(right),
          firstLine,
          firstLineIndent: toLength(firstLineIndent),
        })
      }
    >
      <div className="field-row">
        <NumberField
          label={t('indents:left')}
          unit={unit}
          range={sideRange}
          draft={left}
          onChange={setLeft}
        />
        <NumberField
          label={t('indents:right')}
          unit={unit}
          range={sideRange}
          draft={right}
          onChange={setRight}
        />
      </div>
      <div className="field-row">
        <div className="field">
          <label htmlFor={`${id}-first`}>{t('indents:firstLine')}</label>
          <select
            id={`${id}-first`}
            value={firstLine ?? ''}
            onChange={({ target }) => choose(firstLines.find((one) => one === target.value) ?? 'none')}
          >
            {firstLine === null ? <option value="">{t('indents:mixed')}</option> : null}
            {firstLines.map((one) => (
              <option key={one} value={one}>
                {t(`indents:firstLines.${one}`)}
              </option>
            ))}
          </select>
        </div>
        {firstLine === 'none' ? null : (
          <NumberField
            label={t('indents:by')}
            unit={unit}
            range={firstLineRange}
            draft={firstLineIndent}
            onChange={setFirstLineIndent}
          />
        )}
      </div>
    </FormDialog>
  );
}

/** Empty fields leave each paragraph's own value. One undo step. */
function apply(editor: DocumentEditor, values: { [Key in keyof Indents]: Indents[Key] | null }): void {
  const change = formatParagraphs((attrs) => {
    const current = readIndents(attrs);
    return toAttributes({
      left: values.left ?? current.left,
      right: values.right ?? current.right,
      firstLine: values.firstLine ?? current.firstLine,
      firstLineIndent: values.firstLineIndent ?? current.firstLineIndent,
    });
  });
  runTool(() => change)(editor);
}
