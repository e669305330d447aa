import { offsetInZone } from '../../lib/class-time.ts';
import type { SelectOption } from '../../ui/form/select-field.tsx';

/** Time zones to choose from, without duplicates, with their current UTC offset. */
export function zoneOptions(now: number, zones: readonly string[]): SelectOption[] {
  const at = new Date(now).toISOString();
  return [...new Set(zones)].sort().map((zone) => ({
    value: zone,
    label: `${zone.replaceAll('_', ' ')} (${offsetInZone(at, zone)})`,
  }));
}
