import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RowButton } from '../../ui/data-table/row-button.tsx';
import { DeleteOutlinedIcon, EditOutlinedIcon } from '../../ui/icons/index.ts';

interface Props {
  name: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  onRename: () => void;
  onDelete: () => void;
}

export function SectionRow({ name, count, isChosen, onChoose, onRename, onDelete }: Props) {
  const { t } = useTranslation(['sections', 'common']);
  return (
    <ListItem
      disablePadding
      secondaryAction={
        <>
          <RowButton label={t('rename')} name={name} onClick={onRename}>
            <EditOutlinedIcon fontSize="small" />
          </RowButton>
          <RowButton label={t('common:delete')} name={name} onClick={onDelete}>
            <DeleteOutlinedIcon fontSize="small" />
          </RowButton>
        </>
      }
    >
      {/* Padding for the two buttons at the end. */}
      <ListItemButton
        selected={isChosen}
        aria-current={isChosen}
        onClick={onChoose}
        sx={{ '&&': { pr: 11 } }}
      >
        <ListItemText primary={name} sx={{ overflowWrap: 'anywhere' }} />
        <Typography variant="body2" color="textSecondary">
          {count}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
}
