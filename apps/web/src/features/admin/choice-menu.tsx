import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props<Value extends string> {
  label: string;
  /** Visually hides the label if the context makes it redundant. */
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A small select, above a list or in a row. */
export function ChoiceMenu<Value extends string>(props: Props<Value>) {
  const { label, isLabelHidden = false, value, options, onChoose } = props;
  const choose = (chosen: string) => {
    const found = options.find((option) => option.value === chosen);
    if (found !== undefined) onChoose(found.value);
  };
  return (
    <TextField
      select
      size="small"
      {...(isLabelHidden
        ? { slotProps: { select: { SelectDisplayProps: { 'aria-label': label } } } }
        : { label })}
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
