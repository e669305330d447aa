import { offsetInZone } from '../../lib/class-time.ts';
import type { SelectOption } from '../../ui/form/select-field.tsx';

/** Every time zone the browser knows, with its present distance from UTC, and those asked for besides. */
export function zoneOptions(now: number, besides: readonly string[]): SelectOption[] {
  const at = new Date(now).toISOString();
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...besides]);
  return [...zones].sort().map((zone) => ({
    value: zone,
    label: `${zone.replaceAll('_', ' ')} (${offsetInZone(at, zone)})`,
  }));
}
