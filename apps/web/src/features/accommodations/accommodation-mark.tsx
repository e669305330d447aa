import Tooltip from '@mui/material/Tooltip';
import type { Grant } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { MoreTimeIcon } from '../../ui/icons/index.ts';
import { useAccommodationText } from './use-accommodation-text.ts';

/** Marks a student whose deadline here differs from the regular one. */
export function AccommodationMark({ accommodation }: { accommodation: Grant }) {
  const { t } = useTranslation('accommodations');
  const words = useAccommodationText();
  const title = t('titleOf', { words: words.grant(accommodation) });
  return (
    <Tooltip title={title}>
      <MoreTimeIcon
        role="img"
        aria-hidden={false}
        aria-label={title}
        color="primary"
        sx={{ fontSize: 16, verticalAlign: 'text-bottom' }}
      />
    </Tooltip>
  );
}
