import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { fromInstant, toInstant } from '../../lib/zoned-input.ts';
import { PickerLanguage } from './picker-language.tsx';
import type { PickerProps } from './picker-props.ts';
import { pickerSlots } from './picker-slots.ts';
import { usePickedTime } from './use-picked-time.ts';

export type TimePickerProps = PickerProps & {
  zone: string;
  min: string | undefined;
  max: string | undefined;
};

/** A time in a zone; the value is UTC text. */
export function TimePicker(props: TimePickerProps) {
  const { zone } = props;
  const { time, handleChange } = usePickedTime({
    value: props.field.value,
    toText: toInstant,
    fromText: (value) => fromInstant(value, zone),
    onChange: props.onChange,
  });
  const earliest = fromInstant(props.min, zone);
  const latest = fromInstant(props.max, zone);
  const limits = { ...(earliest && { minDateTime: earliest }), ...(latest && { maxDateTime: latest }) };
  return (
    <PickerLanguage fieldLabel={props.label}>
      <DateTimePicker
        label={props.label}
        value={time}
        onChange={handleChange}
        timezone={zone}
        ampm={false}
        format="yyyy-MM-dd HH:mm"
        {...limits}
        disabled={props.isDisabled}
        autoFocus={props.autoFocus}
        slotProps={pickerSlots(props)}
      />
    </PickerLanguage>
  );
}
