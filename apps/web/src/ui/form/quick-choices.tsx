import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface QuickChoice<Id extends string = string> {
  id: Id;
  /** "8 weeks". */
  label: string;
  /** What it comes to, as it is shown: a day, or a time on the clock of the class. */
  means: string;
  /** What the field gets. */
  value: string;
}

interface Props<Id extends string> {
  label: string;
  choices: readonly QuickChoice<Id>[];
  /** What the field holds. */
  value: string;
  onChoose: (choice: QuickChoice<Id>) => void;
}

/** What is often chosen for a date, beside its field: one press, and each says which date it means. */
export function QuickChoices<Id extends string>({ label, choices, value, onChoose }: Props<Id>) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-labelledby={id}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Typography id={id} variant="body2" color="textSecondary">
        {label}
      </Typography>
      {choices.map((choice) => {
        const isChosen = choice.value === value;
        return (
          <Chip
            key={choice.id}
            size="small"
            variant="outlined"
            color={isChosen ? 'primary' : 'default'}
            aria-pressed={isChosen}
            label={`${choice.label} · ${choice.means}`}
            onClick={() => onChoose(choice)}
          />
        );
      })}
    </Stack>
  );
}
