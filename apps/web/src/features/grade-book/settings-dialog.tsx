import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GradeBookAssignment } from '@redraft/contracts';
import { gradeScaleSchema, maxProcessShare } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { typedNumber } from '../../lib/typed-number.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { useChangeGrading } from './use-grade-book.ts';

const formSchema = z.object({
  holdsBack: z.boolean(),
  isAnonymous: z.boolean(),
  processShare: typedNumber(z.number().int().min(0).max(maxProcessShare)),
  scale: gradeScaleSchema,
});

interface Props {
  assignment: GradeBookAssignment;
  onClose: () => void;
}

/** Grading settings of one assignment, with an explanation of each option. */
export function SettingsDialog({ assignment, onClose }: Props) {
  const { t } = useTranslation(['gradebook', 'common']);
  const { version, ...chosen } = assignment.settings;
  const form = useZodForm(formSchema, { defaultValues: chosen });
  const saving = useChangeGrading(onClose);
  const isAnonymous = form.watch('isAnonymous');
  return (
    <FormDialog
      form={form}
      title={t('settings.title')}
      subtitle={assignment.title}
      submitLabel={t('common:save')}
      saving={saving}
      onSubmit={(values) => saving.mutate({ ...values, assignmentId: assignment.id, version })}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <CheckboxField
          control={form.control}
          name="holdsBack"
          label={t('settings.holdsBack')}
          helper={t(isAnonymous ? 'settings.holdsBackWithNames' : 'settings.holdsBackHelp')}
          isDisabled={isAnonymous}
          shownAs={isAnonymous || undefined}
        />
        <CheckboxField
          control={form.control}
          name="isAnonymous"
          label={t('settings.isAnonymous')}
          helper={t('settings.isAnonymousHelp')}
        />
        {isAnonymous && <Alert severity="info">{t('settings.isAnonymousLimits')}</Alert>}
        {chosen.isAnonymous && !isAnonymous && <Alert severity="warning">{t('settings.namesAppear')}</Alert>}
        <NumberField
          control={form.control}
          name="processShare"
          label={t('settings.processShare')}
          helper={t('settings.processShareHelp', { max: maxProcessShare })}
          isInteger
          unit="%"
        />
        <SelectField
          control={form.control}
          name="scale"
          label={t('settings.scale')}
          options={gradeScaleSchema.options.map((value) => ({ value, label: t(`scale.${value}`) }))}
        />
        <Typography variant="body2" color="textSecondary">
          {t('advisory')}
        </Typography>
      </Stack>
    </FormDialog>
  );
}
