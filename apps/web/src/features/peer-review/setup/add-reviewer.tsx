import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { UserId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { NamedStudent } from './setup-rules.ts';

interface Props {
  label: string;
  candidates: readonly NamedStudent[];
  tasks: ReadonlyMap<UserId, number>;
  onChoose: (reviewer: UserId) => void;
  onClose: () => void;
}

/** Longer lists are impractical; typing narrows them down. */
const filterOptions = createFilterOptions<NamedStudent>({ limit: 40, ignoreAccents: true, trim: true });

/** Students with the fewest reviews are listed first. */
export function AddReviewer({ label, candidates, tasks, onChoose, onClose }: Props) {
  const { t } = useTranslation('peer-review');
  const countTasks = ({ id }: NamedStudent) => tasks.get(id) ?? 0;
  return (
    <Autocomplete
      options={candidates.toSorted((one, other) => countTasks(one) - countTasks(other))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      filterOptions={filterOptions}
      size="small"
      openOnFocus
      autoHighlight
      blurOnSelect
      noOptionsText={t('setup.nobodyFound')}
      onChange={(_event, student) => student !== null && onChoose(student.id)}
      onBlur={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      renderOption={({ key, ...option }, student) => (
        <Box component="li" key={key} {...option} sx={{ gap: 1 }}>
          <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0 }}>
            {student.name}
          </Box>
          <Typography variant="caption" color="textSecondary">
            {t('setup.reviews', { count: countTasks(student) })}
          </Typography>
        </Box>
      )}
      renderInput={(field) => <TextField {...field} label={label} autoFocus />}
      sx={{ flex: '1 1 260px', maxWidth: 360 }}
    />
  );
}
