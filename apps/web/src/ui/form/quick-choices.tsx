import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toDigitsOf } from '../../lib/digits.ts';

interface QuickChoice<Id extends string = string> {
  id: Id;
  /** "8 weeks". */
  label: string;
  /** The resulting date or time in the class's zone, as shown. */
  effect: string;
  /** The value to set. */
  value: string;
}

interface Props<Id extends string> {
  label: string;
  choices: readonly QuickChoice<Id>[];
  /** The field's current value. */
  value: string;
  onChoose: (choice: QuickChoice<Id>) => void;
}

/** Shortcuts for common dates beside a date field; each shows the date it sets. */
export function QuickChoices<Id extends string>({ label, choices, value, onChoose }: Props<Id>) {
  const id = useId();
  const { language } = useTranslation().i18n;
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
            label={
              <>
                {choice.label} · <bdi>{toDigitsOf(language, choice.effect)}</bdi>
              </>
            }
            onClick={() => onChoose(choice)}
          />
        );
      })}
    </Stack>
  );
}
