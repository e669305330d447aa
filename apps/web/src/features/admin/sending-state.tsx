import Chip from '@mui/material/Chip';
import type { DeliveryState, MailState } from '@redraft/contracts';

const tones = {
  waiting: 'default',
  sending: 'info',
  sent: 'success',
  failed: 'error',
  in_doubt: 'warning',
} as const satisfies Record<DeliveryState | MailState, string>;

/** How far an email or an event is on its way out. */
export function SendingState({ state, label }: { state: DeliveryState | MailState; label: string }) {
  return <Chip size="small" variant="outlined" color={tones[state]} label={label} />;
}
