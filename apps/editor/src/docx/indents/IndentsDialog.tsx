import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { draftOf, type NumberDraft } from '../../ui/number-draft.ts';
import { formatParagraphs, selectedParagraphs } from '../commands/paragraph-format.ts';
import type { Editing } from '../editing/editing.ts';
import { useEditing } from '../editing/editing-context.ts';
import { focusedEditing } from '../editing/focused-editing.ts';
import { fromUnit, lengthUnit, toUnit } from '../page-setup/units.ts';
import { runTool } from '../toolkit/writing-tool.ts';
import { attrsOf, commonIndents, type FirstLine, firstLines, type Indents, indentsOf } from './indents.ts';

const ranges = { cm: 30, in: 12 };
/** Half an inch, as style guides require. */
const defaultIndent = 720;

/** Paragraph indents: left, right and first line. */
export function IndentsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const editing = useEditing();
  const lang = useLanguage();
  const id = useId();
  const unit = lengthUnit(lang, navigator.language);
  const shown = commonIndents(
    selectedParagraphs(focusedEditing(editing).view.state).map(({ node }) => indentsOf(node.attrs)),
  );
  const draft = (length: number | null) => draftOf(length === null ? null : toUnit(length, unit), lang);
  const [left, setLeft] = useState(() => draft(shown.left));
  const [right, setRight] = useState(() => draft(shown.right));
  const [firstLine, setFirstLine] = useState(shown.firstLine);
  const [by, setBy] = useState(() => draft(shown.by));
  const choose = (chosen: FirstLine): void => {
    setFirstLine(chosen);
    if (chosen !== 'none' && !by.value) setBy(draft(defaultIndent));
  };
  const byRange = { min: 0, max: ranges[unit] };
  const margins = { min: -ranges[unit], max: ranges[unit] };
  const isReady = [left, right, by].every(({ problem }) => problem === null);
  const lengthIn = ({ value }: NumberDraft): number | null => (value === null ? null : fromUnit(value, unit));
  return (
    <FormDialog
      title={t('indents:name')}
      isReady={isReady}
      onClose={onClose}
      onApply={() =>
        apply(editing, { left: lengthIn(left), right: lengthIn(right), firstLine, by: lengthIn(by) })
      }
    >
      <div className="field-row">
        <NumberField label={t('indents:left')} unit={unit} range={margins} draft={left} onChange={setLeft} />
        <NumberField
          label={t('indents:right')}
          unit={unit}
          range={margins}
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
          <NumberField label={t('indents:by')} unit={unit} range={byRange} draft={by} onChange={setBy} />
        )}
      </div>
    </FormDialog>
  );
}

/** Empty fields leave each paragraph's own value. One undo step. */
function apply(editing: Editing, announced: { [Key in keyof Indents]: Indents[Key] | null }): void {
  const change = formatParagraphs((attrs) => {
    const own = indentsOf(attrs);
    return attrsOf({
      left: announced.left ?? own.left,
      right: announced.right ?? own.right,
      firstLine: announced.firstLine ?? own.firstLine,
      by: announced.by ?? own.by,
    });
  });
  runTool(() => change)(editing);
}
