import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { ExpandMoreIcon } from '../icons/index.ts';

interface Props {
  isOpen: boolean;
  controls: string;
  rowName: string;
  onToggle: () => void;
}

export function ExpandButton({ isOpen, controls, rowName, onToggle }: Props) {
  const { t } = useTranslation('ui');
  return (
    <IconButton
      size="small"
      onClick={onToggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-label={isOpen ? t('table.collapse', { row: rowName }) : t('table.expand', { row: rowName })}
    >
      <ExpandMoreIcon
        fontSize="small"
        style={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
      />
    </IconButton>
  );
}
