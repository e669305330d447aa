import { useId } from 'react';
import { useLanguage, useTexts } from '../i18n.ts';
import { formatNumber, type NumberDraft, type NumberRange, parseDraft } from './number-draft.ts';

interface Props {
  label: string;
  /** Shown after the field: "cm". */
  unit?: string;
  range: NumberRange;
  draft: NumberDraft;
  onChange: (draft: NumberDraft) => void;
}

/** A number in the user's notation. Invalid input is reported at once, and kept. */
export function NumberField({ label, unit, range, draft, onChange }: Props) {
  const t = useTexts();
  const lang = useLanguage();
  const id = useId();
  const { problem } = draft;
  const limits = { min: formatNumber(range.min, lang), max: formatNumber(range.max, lang), unit: unit ?? '' };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="field-input">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={draft.text}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onChange(parseDraft(event.target.value, lang, range))}
          onFocus={(event) => event.target.select()}
        />
        {unit === undefined ? null : <span aria-hidden="true">{unit}</span>}
      </span>
      {problem === null ? null : (
        <span id={`${id}-problem`} role="alert" className="field-problem">
          {t(`ui:number.${problem}`, limits)}
        </span>
      )}
    </div>
  );
}
