import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { fromDay, toDay } from '../../lib/zoned-input.ts';
import { PickerLanguage } from './picker-language.tsx';
import type { PickerProps } from './picker-props.ts';
import { pickerSlots } from './picker-slots.ts';
import { usePickedTime } from './use-picked-time.ts';

export type DayPickerProps = PickerProps & { min: string | undefined; max: string | undefined };

/** A calendar day, yyyy-MM-dd. */
export function DayPicker(props: DayPickerProps) {
  const { time, handleChange } = usePickedTime({
    value: props.field.value,
    toText: toDay,
    fromText: fromDay,
    onChange: props.onChange,
  });
  const earliest = fromDay(props.min);
  const latest = fromDay(props.max);
  const limits = { ...(earliest && { minDate: earliest }), ...(latest && { maxDate: latest }) };
  return (
    <PickerLanguage fieldLabel={props.label}>
      <DatePicker
        label={props.label}
        value={time}
        onChange={handleChange}
        timezone="UTC"
        format="yyyy-MM-dd"
        {...limits}
        disabled={props.isDisabled}
        autoFocus={props.autoFocus}
        slotProps={pickerSlots(props)}
      />
    </PickerLanguage>
  );
}
