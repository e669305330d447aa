import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ManageSearchIcon } from '../../ui/icons/index.ts';

interface Props {
  isMarked: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** Opens the history of the selected passage, otherwise of the sentence that the version changed. */
export function HistoryButton({ isMarked, isDisabled, onPress }: Props) {
  const { t } = useTranslation('rewind');
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<ManageSearchIcon />}
      disabled={isDisabled}
      // Keeps the selection, which the click would clear before it is read.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {t(isMarked ? 'history.marked' : 'history.sentence')}
    </Button>
  );
}
