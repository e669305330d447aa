import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Names the action and the assignment, for screen readers. */
  label: string;
  /** Whether there are texts to choose from. */
  canSelect: boolean;
  onSelect: () => void;
}

/** Opens the list of texts to review; without any it stays focusable and explains why it is disabled. */
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
        // On a card its label is aligned with the text above.
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
