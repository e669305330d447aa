import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

interface Props {
  isChosen: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A version in the list. */
export function ChoiceButton({ isChosen, onClick, children }: Props) {
  return (
    <ButtonBase
      onClick={onClick}
      aria-current={isChosen ? 'true' : undefined}
      sx={{
        width: '100%',
        display: 'grid',
        justifyItems: 'start',
        justifyContent: 'start',
        gap: 0.25,
        px: 1.5,
        py: 1,
        borderRadius: 1,
        border: 1,
        textAlign: 'start',
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'action.selected' : 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {children}
    </ButtonBase>
  );
}
