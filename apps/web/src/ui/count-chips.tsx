import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export type CountTone = 'default' | 'success' | 'info' | 'warning';

export interface CountChip {
  key: string;
  /** Contains the number. */
  label: string;
  tone: CountTone;
}

/** The totals of a preview: how many people or lines each outcome has. */
export function CountChips({ chips }: { chips: readonly CountChip[] }) {
  return (
    <Stack component="ul" direction="row" sx={{ m: 0, p: 0, gap: 1, flexWrap: 'wrap', listStyle: 'none' }}>
      {chips.map(({ key, label, tone }) => (
        <li key={key}>
          <Chip variant="outlined" color={tone} label={label} />
        </li>
      ))}
    </Stack>
  );
}
