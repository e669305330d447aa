import { useId } from 'react';
import { useTexts } from '../../i18n.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type ChosenCondition, countOperands, filterConditionKinds } from '../workbook/filter-conditions.ts';
import type { ConditionProblem } from './condition-draft.ts';

interface Props {
  chosen: ChosenCondition | null;
  problem: ConditionProblem | null;
  onChange: (chosen: ChosenCondition | null) => void;
}

export function FilterConditionFields({ chosen, problem, onChange }: Props) {
  const t = useTexts();
  const id = useId();
  const fields = (['first', 'second'] as const).slice(0, chosen === null ? 0 : countOperands(chosen.kind));
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('filter:condition')}</label>
        <select
          id={id}
          value={chosen?.kind ?? ''}
          onChange={({ target }) => {
            const kind = filterConditionKinds.find((one) => one === target.value);
            onChange(kind === undefined ? null : { first: '', second: '', ...chosen, kind });
          }}
        >
          <option value="">{t('filter:noCondition')}</option>
          {filterConditionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`filter:conditions.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      {chosen === null
        ? null
        : fields.map((field) => (
            <TextField
              key={field}
              label={t(field === 'first' ? 'filter:value' : 'filter:second')}
              value={chosen[field]}
              problem={problem?.field === field ? t(`filter:${problem.text}`) : null}
              onChange={(value) => onChange({ ...chosen, [field]: value })}
            />
          ))}
    </>
  );
}
