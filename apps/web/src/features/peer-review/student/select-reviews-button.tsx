import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Names the action and the assignment, for those who do not see the row. */
  label: string;
  /** There are texts that may be chosen. */
  canSelect: boolean;
  onSelect: () => void;
}

/** Opens the texts to choose from; without any it can still be reached, and says why nothing opens. */
export function SelectReviewsButton({ label, canSelect, onSelect }: Props) {
  const { t } = useTranslation('peer-review');
  return (
    <Tooltip title={canSelect ? '' : t('select.nothingYet')} describeChild>
      <Button
        size="small"
        color="inherit"
        aria-disabled={!canSelect}
        aria-label={label}
        onClick={canSelect ? onSelect : undefined}
        // On a card its words stand under those above it.
        sx={{
          ml: { xs: -1.75, sm: 0 },
          whiteSpace: 'nowrap',
          ...(canSelect ? {} : { color: 'text.disabled' }),
        }}
      >
        {t('select.open')}
      </Button>
    </Tooltip>
  );
}
