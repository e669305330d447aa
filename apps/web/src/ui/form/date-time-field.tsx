import Tooltip from '@mui/material/Tooltip';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatInZone, hasSameOffset, offsetInZone, viewerZone } from '../../lib/class-time.ts';
import { createLazyCode } from '../lazy-code.ts';
import type { FieldProps } from './field-props.ts';
import { PickerPlaceholder } from './picker-placeholder.tsx';
import type { TimePickerProps } from './time-picker.tsx';
import { useLazyPickerField } from './use-lazy-picker-field.ts';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  /** The class's zone: typed times are local there. */
  zone: string;
  /** ISO timestamps. */
  min?: string;
  max?: string;
  /** Called after a complete time was picked, for dependent fields. */
  onPick?: (instant: string) => void;
};

const timePicker = createLazyCode<TimePickerProps>(
  async () => (await import('./time-picker.tsx')).TimePicker,
);

/** A time in the class's zone; the form holds UTC. */
export function DateTimeField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { zone, min, max } = props;
  const { Picker, value: instant, resting, picking, fieldProps } = useLazyPickerField(props, timePicker);
  const { outside, zoneWords, yours } = useClockWords({ instant, zone, min, max });
  const fieldOptions = fieldProps(outside, props.helper ?? zoneWords);
  if (Picker === undefined) {
    return <PickerPlaceholder {...resting} {...fieldOptions} text={formatInZone(instant, zone)} />;
  }
  return (
    <Tooltip title={yours} placement="top">
      <div>
        <Picker {...picking} {...fieldOptions} zone={zone} min={min} max={max} />
      </div>
    </Tooltip>
  );
}

interface Clock {
  instant: string;
  zone: string;
  min: string | undefined;
  max: string | undefined;
}

/** Messages for a time in the class's zone: out of bounds, the zone, and the viewer's local time. */
function useClockWords({ instant, zone, min, max }: Clock) {
  const { t } = useTranslation('ui');
  const ownZone = viewerZone();
  const isEarly = min !== undefined && instant !== '' && Date.parse(instant) < Date.parse(min);
  const isLate = max !== undefined && instant !== '' && Date.parse(instant) > Date.parse(max);
  return {
    outside:
      (isEarly && t('form.notBefore', { time: formatInZone(min, zone) })) ||
      (isLate && t('form.notAfter', { time: formatInZone(max, zone) })),
    zoneWords: t('form.zone', {
      zone: zone.replaceAll('_', ' '),
      offset: offsetInZone(instant || new Date(0).toISOString(), zone),
    }),
    yours:
      instant === '' || hasSameOffset(instant, zone, ownZone)
        ? ''
        : t('form.inYourZone', { time: formatInZone(instant, ownZone), zone: ownZone.replaceAll('_', ' ') }),
  };
}
