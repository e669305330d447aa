import Box from '@mui/material/Box';
import { assignmentFields, listFieldsWith } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { ToggleField } from '../../ui/form/toggle-field.tsx';
import type { AssignmentForm } from './assignment-form.ts';
import { followers } from './assignment-values.ts';
import { listRemainingDrafts } from './draft-list.ts';

const checkboxes = listFieldsWith(assignmentFields, 'checkbox');

interface Props {
  form: AssignmentForm;
  onDraftsOff: () => void;
}

export function AssignmentOptions({ form, onDraftsOff }: Props) {
  const { t } = useTranslation('assignments');
  const { control } = form;
  const isEnforced = form.watch('preventAfterDueDate');
  const setEnforced = (isChecked: boolean) => {
    for (const name of followers) form.setValue(name, isChecked, { shouldDirty: true });
  };
  const toggleDrafts = (isChecked: boolean) => {
    if (isChecked) return;
    if (listRemainingDrafts(form.getValues('drafts')).length === 0) return onDraftsOff();
    form.setValue('multiDraft', true, { shouldDirty: true });
    notify(t('drafts.cannotUnselect'), { kind: 'warning' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <CheckboxField
        control={control}
        name="autoSubmission"
        label={t('options.autoSubmission')}
        tip={t('options.autoSubmissionTip')}
        helper={isEnforced ? t('options.enforced') : t('options.notEnforced')}
        onToggle={setEnforced}
      />
      {checkboxes.map((name) => {
        const { tip } = assignmentFields[name].checkbox;
        return (
          <CheckboxField
            key={name}
            control={control}
            name={name}
            label={t(`options.${name}`)}
            tip={tip === null ? undefined : t(`options.${tip}`)}
          />
        );
      })}
      <ToggleField
        control={control}
        name="analytics"
        label={t('options.analytics')}
        tip={t('options.analyticsTip')}
        options={[
          { value: 'NEVER', label: t('options.never') },
          { value: 'ALWAYS', label: t('options.always') },
          { value: 'AFTER_GRADE', label: t('options.afterGrade') },
        ]}
      />
      <CheckboxField
        control={control}
        name="multiDraft"
        label={t('options.multiDraft')}
        tip={t('options.multiDraftTip')}
        onToggle={toggleDrafts}
      />
    </Box>
  );
}
