import RateReviewOutlinedIcon from '@mui/icons-material/RateReviewOutlined';
import { useTranslation } from 'react-i18next';
import { RowButton } from '../../../ui/data-table/row-button.tsx';

interface Props {
  /** The title of the assignment. */
  name: string;
  isConfigured: boolean;
  onClick: () => void;
}

/** Green once a round is set up; in words as well, as not everybody sees the colour. */
export function PeerReviewButton({ name, isConfigured, onClick }: Props) {
  const { t } = useTranslation('peer-review');
  return (
    <RowButton
      label={t(isConfigured ? 'openConfigured' : 'open')}
      name={name}
      color={isConfigured ? 'success' : 'default'}
      onClick={onClick}
    >
      <RateReviewOutlinedIcon fontSize="small" />
    </RowButton>
  );
}
