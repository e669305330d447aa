import './rules.css';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useEditing, useSheetView } from '../editing/editing-context.ts';
import { useFormulaLocale } from '../editing/formula-locale.ts';
import type { ConditionalStyle } from '../workbook/conditional-rules.ts';
import { cellOperators, textOperators } from '../workbook/rule-definitions.ts';
import { ColourField } from './ColourField.tsx';
import {
  colourScales,
  countRuleOperands,
  createRuleForm,
  type RuleField,
  type RuleForm,
  readRuleForm,
  ruleKinds,
} from './rule-form.ts';

interface Props {
  /** Index of the rule to be changed; null for a new one. */
  index: number | null;
  onClose: () => void;
}

/** Makes or changes a conditional format. */
export function RuleDialog({ index, onClose }: Props) {
  const t = useTexts();
  const lang = useFormulaLocale();
  const editing = useEditing();
  const { sheet, area } = useSheetView();
  const rule = index === null ? null : (sheet.conditionalRules[index] ?? null);
  const [form, setForm] = useState(() => createRuleForm(rule?.areas ?? [area], rule, lang));
  const [wasTried, setTried] = useState(false);
  const read = readRuleForm(form, lang);
  const change = (patch: Partial<RuleForm>): void => setForm({ ...form, ...patch });
  const problem = wasTried && read.problem !== null ? read : null;
  return (
    <FormDialog
      title={t(rule === null ? 'rules:newRule' : 'rules:changeRule')}
      applyLabel={t('rules:save')}
      isReady={read.rule !== null}
      onNotReady={() => setTried(true)}
      onApply={() => {
        if (read.rule === null) return;
        const act = index === null ? { act: 'add' as const } : { act: 'replace' as const, index };
        editing.apply({ kind: 'conditionalRule', sheet: sheet.id, change: { ...act, rule: read.rule } });
      }}
      onClose={onClose}
    >
      <RuleTextField name="range" label={t('rules:range')} {...{ form, problem, change }} />
      <SelectField
        label={t('rules:kind')}
        value={form.kind}
        options={ruleKinds.map((kind) => [kind, t(`rules:kinds.${kind}`)])}
        onChange={(kind) => change({ kind })}
      />
      <ConditionFields {...{ form, problem, change }} />
      {form.kind === 'scale' ? (
        <ScaleField colours={form.colours} onChange={(colours) => change({ colours })} />
      ) : (
        <StyleFields style={form.style} onChange={(style) => change({ style })} />
      )}
    </FormDialog>
  );
}

interface FieldsProps {
  form: RuleForm;
  problem: { problem: RuleField; isTable: boolean } | null;
  change: (patch: Partial<RuleForm>) => void;
}

function ConditionFields({ form, problem, change }: FieldsProps) {
  const t = useTexts();
  const { kind } = form;
  const operands = (['first', 'second'] as const).slice(0, countRuleOperands(form));
  return (
    <>
      {kind === 'cell' ? (
        <SelectField
          label={t('rules:condition')}
          value={form.operator}
          options={cellOperators.map((one) => [one, t(`rules:operators.${one}`)])}
          onChange={(operator) => change({ operator })}
        />
      ) : null}
      {kind === 'text' ? (
        <SelectField
          label={t('rules:condition')}
          value={form.textOperator}
          options={textOperators.map((one) => [one, t(`rules:textOperators.${one}`)])}
          onChange={(textOperator) => change({ textOperator })}
        />
      ) : null}
      {operands.map((name) => (
        <RuleTextField
          key={name}
          name={name}
          label={t(kind === 'formula' ? 'rules:formula' : kind === 'text' ? 'rules:text' : `rules:${name}`)}
          {...{ form, problem, change }}
        />
      ))}
      {kind === 'top' || kind === 'bottom' ? (
        <div className="field-row">
          <RuleTextField name="rank" label={t('rules:rank')} {...{ form, problem, change }} />
          <SelectField
            label={t('rules:unit')}
            value={form.isPercent ? 'percent' : 'items'}
            options={(['items', 'percent'] as const).map((unit) => [unit, t(`rules:units.${unit}`)])}
            onChange={(unit) => change({ isPercent: unit === 'percent' })}
          />
        </div>
      ) : null}
    </>
  );
}

function RuleTextField({
  name,
  label,
  form,
  problem,
  change,
}: FieldsProps & { name: RuleField; label: string }) {
  const t = useTexts();
  return (
    <TextField
      label={label}
      spellCheck={false}
      value={form[name]}
      problem={problem?.problem === name ? t(`rules:problems.${problem.isTable ? 'table' : name}`) : null}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

const fills = [
  ['lightRed', 'FFC7CE'],
  ['orange', 'F8CBAD'],
  ['yellow', 'FFEB9C'],
  ['lightGreen', 'C6EFCE'],
  ['lightBlue', 'BDD7EE'],
  ['grey', 'D9D9D9'],
] as const;
const textColours = [
  ['black', '000000'],
  ['darkRed', '9C0006'],
  ['brown', '9C5700'],
  ['green', '006100'],
  ['blue', '1F5673'],
  ['grey', '595959'],
] as const;

function StyleFields({
  style,
  onChange,
}: {
  style: ConditionalStyle;
  onChange: (style: ConditionalStyle) => void;
}) {
  const t = useTexts();
  const { fill, colour, ...rest } = style;
  const build = (next: { fill?: string | null; colour?: string | null }): ConditionalStyle => ({
    ...rest,
    ...(next.fill == null ? {} : { fill: next.fill }),
    ...(next.colour == null ? {} : { colour: next.colour }),
  });
  return (
    <>
      <ColourField
        label={t('rules:fill')}
        choices={fills}
        noneLabel={t('page:noFill')}
        value={fill ?? null}
        onChange={(next) => onChange(build({ fill: next, colour: colour ?? null }))}
      />
      <ColourField
        label={t('rules:colour')}
        choices={textColours}
        noneLabel={t('page:noColour')}
        value={colour ?? null}
        onChange={(next) => onChange(build({ fill: fill ?? null, colour: next }))}
      />
      <div className="choice-field">
        <label>
          <input
            type="checkbox"
            checked={style.isBold === true}
            onChange={({ target }) => {
              const { isBold: _, ...others } = style;
              onChange(target.checked ? { ...others, isBold: true } : others);
            }}
          />
          {t('page:tool.bold')}
        </label>
      </div>
      <RuleSample style={style} text={t('rules:sample')} />
    </>
  );
}

export function RuleSample({ style, text }: { style: ConditionalStyle; text: string }): ReactNode {
  return (
    <span
      className="rule-sample"
      style={{
        background: style.fill == null ? undefined : `#${style.fill}`,
        color: style.colour == null ? undefined : `#${style.colour}`,
        fontWeight: style.isBold === true ? 700 : undefined,
        fontStyle: style.isItalic === true ? 'italic' : undefined,
      }}
    >
      {text}
    </span>
  );
}

function ScaleField({
  colours,
  onChange,
}: {
  colours: readonly string[];
  onChange: (colours: readonly string[]) => void;
}) {
  const t = useTexts();
  const name = useId();
  const isSame = (one: readonly string[]): boolean => one.join() === colours.join();
  const isOther = !colourScales.some(isSame);
  return (
    <fieldset className="field choice-field scale-field">
      <legend>{t('rules:scale')}</legend>
      {[...colourScales, ...(isOther ? [colours] : [])].map((one, index) => (
        <label key={one.join()}>
          <input type="radio" name={name} checked={isSame(one)} onChange={() => onChange(one)} />
          <span
            className="scale-sample"
            aria-hidden="true"
            style={{ background: `linear-gradient(to right, ${one.map((colour) => `#${colour}`).join()})` }}
          />
          {t(`rules:scales.${index}`)}
        </label>
      ))}
    </fieldset>
  );
}
