import './rules.css';
import { useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import { findValidationRule } from '../validation/validate-entry.ts';
import {
  countValidationOperands,
  createValidationForm,
  needsOperands,
  readValidationForm,
  type ValidationField,
  type ValidationForm,
  validationKinds,
  validationOperators,
} from './validation-form.ts';

/** Sets what may be entered into the selected cells. */
export function ValidationDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const { sheet, area, active } = useSheetView();
  const rule = findValidationRule(sheet, active);
  const [form, setForm] = useState(() => createValidationForm([area], rule, lang));
  const [wasTried, setTried] = useState(false);
  const read = readValidationForm(form, rule, lang);
  const change = (patch: Partial<ValidationForm>): void => setForm({ ...form, ...patch });
  const problem = wasTried && read.problem !== null ? read : null;
  const isForeign = rule !== null && (rule.kind === 'time' || rule.kind === 'custom');
  return (
    <FormDialog
      title={t('rules:validation')}
      applyLabel={t('rules:save')}
      isReady={read.problem === null}
      onNotReady={() => setTried(true)}
      onApply={() => {
        if (read.problem === null)
          editing.apply({ kind: 'validation', sheet: sheet.id, areas: read.areas, rule: read.rule });
      }}
      onClose={onClose}
    >
      {isForeign ? <p className="rule-hint">{t(`rules:foreignValidation.${rule.kind}`)}</p> : null}
      <Field name="range" label={t('rules:range')} {...{ form, problem, change }} />
      <SelectField
        label={t('rules:allow')}
        value={form.kind}
        options={validationKinds.map((kind) => [kind, t(`rules:validationKinds.${kind}`)])}
        onChange={(kind) => change({ kind })}
      />
      {form.kind === 'items' ? (
        <Field name="items" label={t('rules:items')} rows={4} {...{ form, problem, change }} />
      ) : null}
      {form.kind === 'list' ? (
        <Field name="source" label={t('rules:source')} {...{ form, problem, change }} />
      ) : null}
      {needsOperands(form) ? (
        <SelectField
          label={t('rules:condition')}
          value={form.operator}
          options={validationOperators.map((one) => [one, t(`rules:operators.${one}`)])}
          onChange={(operator) => change({ operator })}
        />
      ) : null}
      <div className="field-row">
        {(['first', 'second'] as const).slice(0, countValidationOperands(form)).map((name) => (
          <Field
            key={name}
            name={name}
            label={t(countValidationOperands(form) === 1 ? 'rules:first' : `rules:limits.${name}`)}
            {...{ form, problem, change }}
          />
        ))}
      </div>
      {form.kind === 'none' ? null : <EntryFields form={form} change={change} />}
    </FormDialog>
  );
}

interface FieldsProps {
  form: ValidationForm;
  change: (patch: Partial<ValidationForm>) => void;
}

/** What happens on entries. */
function EntryFields({ form, change }: FieldsProps) {
  const t = useTexts();
  const isList = form.kind === 'items' || form.kind === 'list';
  return (
    <>
      <div className="choice-field">
        {isList ? (
          <label>
            <input
              type="checkbox"
              checked={form.hasDropDown}
              onChange={({ target }) => change({ hasDropDown: target.checked })}
            />
            {t('rules:dropDown')}
          </label>
        ) : null}
        <label>
          <input
            type="checkbox"
            checked={form.allowsBlank}
            onChange={({ target }) => change({ allowsBlank: target.checked })}
          />
          {t('rules:allowBlank')}
        </label>
      </div>
      <SelectField
        label={t('rules:otherwise')}
        value={form.isWarning ? 'warning' : 'stop'}
        options={(['stop', 'warning'] as const).map((one) => [one, t(`rules:otherwises.${one}`)])}
        onChange={(one) => change({ isWarning: one === 'warning' })}
      />
      <Field name="error" label={t('rules:error')} problem={null} {...{ form, change }} />
      <Field name="prompt" label={t('rules:prompt')} problem={null} {...{ form, change }} />
    </>
  );
}

interface FieldProps extends FieldsProps {
  name: ValidationField | 'error' | 'prompt';
  label: string;
  problem: { problem: ValidationField; isTable: boolean } | null;
  /** For several lines. */
  rows?: number;
}

function Field({ name, label, form, problem, change, rows }: FieldProps) {
  const t = useTexts();
  const isMessage = name === 'error' || name === 'prompt';
  return (
    <TextField
      label={label}
      value={form[name]}
      spellCheck={isMessage}
      maxLength={isMessage ? 225 : undefined}
      rows={rows}
      problem={problem?.problem === name ? t(`rules:problems.${problem.isTable ? 'table' : name}`) : null}
      onChange={(value) => change({ [name]: value })}
    />
  );
}
