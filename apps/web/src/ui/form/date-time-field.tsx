import Tooltip from '@mui/material/Tooltip';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatInZone, offsetInZone, sameClock, viewerZone } from '../../lib/class-time.ts';
import { fromInstant, toInstant } from '../../lib/zoned-input.ts';
import type { FieldProps } from './field-props.ts';
import { PickerLanguage } from './picker-language.tsx';
import { usePickedTime } from './use-picked-time.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** The class's zone: what is typed is the wall clock there. */
  zone: string;
  /** Instants, ISO. */
  min?: string;
  max?: string;
  /** Runs after a whole time was picked, for fields that move with this one. */
  onPick?: (instant: string) => void;
};

/** A time on the clock of a class; the form holds the instant in UTC. */
export function DateTimeField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { control, name, zone, min, max } = props;
  const { t } = useTranslation('ui');
  const { field, fieldState } = useController({ control, name });
  const instant = typeof field.value === 'string' ? field.value : '';
  const own = viewerZone();
  const { time, handleChange } = usePickedTime({
    value: field.value,
    toText: toInstant,
    fromText: (value) => fromInstant(value, zone),
    onChange: (text) => {
      field.onChange(text);
      if (text !== '') props.onPick?.(text);
    },
  });
  const earliest = fromInstant(min, zone);
  const latest = fromInstant(max, zone);
  const limits = { ...(earliest && { minDateTime: earliest }), ...(latest && { maxDateTime: latest }) };
  const isEarly = min !== undefined && instant !== '' && Date.parse(instant) < Date.parse(min);
  const isLate = max !== undefined && instant !== '' && Date.parse(instant) > Date.parse(max);
  const outside =
    (isEarly && t('form.notBefore', { time: formatInZone(min, zone) })) ||
    (isLate && t('form.notAfter', { time: formatInZone(max, zone) }));
  const zoneWords = t('form.zone', {
    zone: zone.replaceAll('_', ' '),
    offset: offsetInZone(instant || new Date(0).toISOString(), zone),
  });
  const yours =
    instant === '' || sameClock(instant, zone, own)
      ? ''
      : t('form.inYourZone', { time: formatInZone(instant, own), zone: own.replaceAll('_', ' ') });
  return (
    <PickerLanguage>
      <Tooltip title={yours} placement="top">
        <div>
          <DateTimePicker
            label={props.label}
            value={time}
            onChange={handleChange}
            timezone={zone}
            ampm={false}
            format="yyyy-MM-dd HH:mm"
            {...limits}
            disabled={props.isDisabled ?? false}
            slotProps={{
              textField: {
                name: field.name,
                onBlur: field.onBlur,
                inputRef: field.ref,
                required: props.isRequired ?? false,
                error: fieldState.invalid || outside !== false,
                helperText: fieldState.error?.message ?? (outside || props.helper || zoneWords),
                size: 'small',
                fullWidth: true,
              },
            }}
          />
        </div>
      </Tooltip>
    </PickerLanguage>
  );
}
