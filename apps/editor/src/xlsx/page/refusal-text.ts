import type { TFunction } from 'i18next';
import { formatAddress } from '../workbook/area.ts';
import type { Refusal } from '../workbook/refusals.ts';

/** The reason for a rejected edit, as a sentence. */
export function getRefusalText(refusal: Refusal, t: TFunction): string {
  if (refusal.reason === 'name') return t(`page:nameProblem.${refusal.problem}`);
  if (refusal.reason === 'fixed') return t(`page:fixed.${refusal.lock}`);
  if (refusal.reason === 'spilled') return t('page:refused.spilled', { place: formatAddress(refusal.place) });
  return t(`page:refused.${refusal.reason}`);
}
