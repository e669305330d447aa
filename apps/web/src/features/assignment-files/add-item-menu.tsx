import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ContentType } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTypeIcon } from '../../ui/content-type-icon.tsx';
import { AddIcon } from '../../ui/icons/index.ts';
import { additionalTypes } from './additional-types.ts';

interface Props {
  isBusy?: boolean;
  isDisabled?: boolean;
  onAdd: (type: ContentType) => void;
}

/** Adds an additional file. */
export function AddItemMenu({ isBusy = false, isDisabled = false, onAdd }: Props) {
  const { t } = useTranslation('assignment-files');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (type: ContentType) => {
    setAnchor(null);
    onAdd(type);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        loading={isBusy}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('manager.add')}
      </Button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {additionalTypes.map((type) => (
          <MenuItem key={type} onClick={() => choose(type)}>
            <ListItemIcon>
              <ContentTypeIcon type={type} fontSize="small" />
            </ListItemIcon>
            {t(`type.${type}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
