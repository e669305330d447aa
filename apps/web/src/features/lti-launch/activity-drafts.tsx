import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { limits } from '@redraft/contracts';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../ui/form/date-time-field.tsx';
import { FormRow } from '../../ui/form/form.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { DeleteOutlinedIcon } from '../../ui/icons/index.ts';
import type { ActivityForm, ActivityValues } from './activity-form.ts';

interface Props {
  control: Control<ActivityForm, unknown, ActivityValues>;
  /** Time zone of the class. */
  zone: string;
  min: string;
  max: string;
}

/** Drafts before the final submission, each with its deadline and its share of the points. */
export function ActivityDrafts({ control, zone, min, max }: Props) {
  const { t } = useTranslation('course-launch');
  const { fields, append, remove } = useFieldArray({ control, name: 'drafts' });
  return (
    <Stack sx={{ gap: 2.5 }}>
      {fields.map((field, index) => {
        const number = index + 1;
        return (
          <Stack
            key={field.id}
            direction="row"
            role="group"
            aria-label={t('activity.draft', { number })}
            sx={{ gap: 1, alignItems: 'flex-start' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <FormRow>
                <TextField
                  control={control}
                  name={`drafts.${index}.title`}
                  label={t('activity.draftName')}
                  isRequired
                />
                <DateTimeField
                  control={control}
                  name={`drafts.${index}.deadline`}
                  label={t('activity.draftDeadline')}
                  zone={zone}
                  min={min}
                  max={max}
                  isRequired
                />
                <NumberField
                  control={control}
                  name={`drafts.${index}.points`}
                  label={t('activity.share')}
                  isRequired
                />
              </FormRow>
            </Box>
            <RemoveButton label={t('activity.removeDraft', { number })} onClick={() => remove(index)} />
          </Stack>
        );
      })}
      {fields.length < limits.drafts && (
        <Button
          onClick={() => append({ title: '', deadline: max, points: Number.NaN })}
          sx={{ alignSelf: 'start' }}
        >
          {t('activity.addDraft')}
        </Button>
      )}
    </Stack>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <DeleteOutlinedIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
