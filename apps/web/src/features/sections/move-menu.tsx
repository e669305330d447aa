import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ClassSection, SectionId } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpandMoreIcon } from '../../ui/icons/index.ts';

interface Props {
  sections: readonly ClassSection[];
  isDisabled: boolean;
  isBusy: boolean;
  onChoose: (to: { sectionId: SectionId | null; name: string }) => void;
}

/** Target section for the selected students. */
export function MoveMenu({ sections, isDisabled, isBusy, onChoose }: Props) {
  const { t } = useTranslation('sections');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (sectionId: SectionId | null, name: string) => {
    setAnchor(null);
    onChoose({ sectionId, name });
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="contained"
        endIcon={<ExpandMoreIcon />}
        disabled={isDisabled}
        loading={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('moveTo')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {sections.map((section) => (
          <MenuItem key={section.id} onClick={() => choose(section.id, section.name)}>
            {section.name}
          </MenuItem>
        ))}
        {sections.length > 0 && <Divider />}
        <MenuItem onClick={() => choose(null, t('none'))}>{t('none')}</MenuItem>
      </Menu>
    </>
  );
}
