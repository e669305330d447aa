import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { AssignmentId, ClassAccommodations } from '@redraft/contracts';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DeleteOutlinedIcon } from '../../ui/icons/index.ts';
import type { AccommodationForm } from './accommodation-time-fields.tsx';
import { AccommodationTimeFields } from './accommodation-time-fields.tsx';
import { emptyAccommodation } from './accommodation-values.ts';

interface Props {
  form: AccommodationForm;
  assignments: ClassAccommodations['assignments'];
}

/** Accommodations per assignment, which replace the one for the class. */
export function ExceptionFields({ form, assignments }: Props) {
  const { t } = useTranslation('accommodations');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'exceptions' });
  const used = new Set(fields.map(({ assignmentId }) => assignmentId));
  const unusedAssignments = assignments.filter(({ id }) => !used.has(id));
  const titleOf = (value: unknown) => assignments.find(({ id }) => id === value)?.title ?? '';
  return (
    <Box component="section" aria-label={t('exceptions')}>
      <Typography variant="h4" component="h3">
        {t('exceptions')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {t('exceptionsHelp')}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {fields.map((field, index) => {
          const title = titleOf(field.assignmentId);
          return (
            <Card key={field.id} sx={{ p: 2 }}>
              <Stack direction="row" sx={{ alignItems: 'center', mb: 1, gap: 1 }}>
                <Typography sx={{ fontWeight: 600, flex: 1, overflowWrap: 'anywhere' }}>{title}</Typography>
                <RemoveButton title={title} onClick={() => remove(index)} />
              </Stack>
              <AccommodationTimeFields form={form} index={index} legend={t('exceptionFor', { title })} />
            </Card>
          );
        })}
        {unusedAssignments.length > 0 && (
          <AddField
            assignments={unusedAssignments}
            onAdd={(id) => append({ assignmentId: id, ...emptyAccommodation })}
          />
        )}
      </Stack>
    </Box>
  );
}

function RemoveButton({ title, onClick }: { title: string; onClick: () => void }) {
  const { t } = useTranslation('accommodations');
  const label = t('removeException', { title });
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <DeleteOutlinedIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

interface AddProps {
  assignments: Props['assignments'];
  onAdd: (id: AssignmentId) => void;
}

function AddField({ assignments, onAdd }: AddProps) {
  const { t } = useTranslation('accommodations');
  return (
    <TextField
      select
      size="small"
      value=""
      onChange={({ target }) => {
        const assignment = assignments.find(({ id }) => String(id) === String(target.value));
        if (assignment !== undefined) onAdd(assignment.id);
      }}
      sx={{ width: 320, maxWidth: '100%' }}
      slotProps={{
        htmlInput: { 'aria-label': t('addException') },
        select: { displayEmpty: true, renderValue: () => t('addException') },
      }}
    >
      {assignments.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}
