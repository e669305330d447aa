import { useTexts } from '../../i18n.ts';
import { SelectField } from '../../ui/SelectField.tsx';
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
  const fields = (['first', 'second'] as const).slice(0, chosen === null ? 0 : countOperands(chosen.kind));
  return (
    <>
      <SelectField
        label={t('filter:condition')}
        value={chosen?.kind ?? ''}
        options={[
          ['', t('filter:noCondition')] as const,
          ...filterConditionKinds.map((kind) => [kind, t(`filter:conditions.${kind}`)] as const),
        ]}
        onChange={(kind) => onChange(kind === '' ? null : { first: '', second: '', ...chosen, kind })}
      />
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
