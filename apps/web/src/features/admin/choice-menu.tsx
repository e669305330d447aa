import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** One of a few, above a list or in a row of it. */
export function ChoiceMenu<Value extends string>({ label, value, options, onChoose }: Props<Value>) {
  const choose = (chosen: string) => {
    const found = options.find((option) => option.value === chosen);
    if (found !== undefined) onChoose(found.value);
  };
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => choose(event.target.value)}
      sx={{ minWidth: 180 }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
