import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../icons/index.ts';
import { type UnsavedAnswers, UnsavedDialog, UnsavedGuard } from './unsaved-guard.tsx';

const widths = { form: 880, standard: 1280, full: 'none' } as const;

interface Props {
  open: boolean;
  title: string;
  subtitle?: ReactNode;
  onClose: () => void;
  hasUnsavedChanges?: boolean;
  unsavedAnswers?: UnsavedAnswers;
  /** Buttons at the end of the bar, such as Create. */
  actions?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** A full-screen dialog; asks before closing with unsaved changes. */
export function FullScreenDialog(props: Props) {
  const { open, title, subtitle, onClose, hasUnsavedChanges = false, width = 'standard' } = props;
  const answers = props.unsavedAnswers ?? 'acts';
  const { t } = useTranslation('ui');
  const [isAsking, setAsking] = useState(false);
  const titleId = useId();
  const requestClose = () => (hasUnsavedChanges ? setAsking(true) : onClose());
  const leaveDialog = () => {
    setAsking(false);
    onClose();
  };
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={requestClose}
      aria-labelledby={titleId}
      // Focused controls do not stop behind the second row of buttons.
      slotProps={{ paper: { sx: { scrollPaddingTop: { xs: '48px', sm: 0 } } } }}
    >
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          bgcolor: 'surface.chrome',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Stack
          direction="row"
          sx={{
            alignItems: 'center',
            justifyContent: 'flex-end',
            // On narrow screens long buttons wrap below the title.
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            columnGap: 1.5,
            rowGap: 0.5,
            minHeight: 60,
            px: { xs: 1.5, sm: 3 },
            py: 1,
          }}
        >
          <IconButton edge="start" onClick={requestClose} aria-label={t('close')}>
            <CloseIcon />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: { xs: 160, sm: 0 } }}>
            <Typography id={titleId} variant="h3" component="h2" noWrap title={title}>
              {title}
            </Typography>
            {subtitle !== undefined && (
              <Typography
                variant="body2"
                color="textSecondary"
                noWrap
                title={typeof subtitle === 'string' ? subtitle : undefined}
              >
                {subtitle}
              </Typography>
            )}
          </Box>
          {props.actions}
        </Stack>
      </Box>
      <Box
        sx={{
          width: '100%',
          maxWidth: widths[width],
          mx: 'auto',
          px: width === 'full' ? 0 : { xs: 2, sm: 4 },
          py: width === 'full' ? 0 : { xs: 2, sm: 4 },
          flex: 1,
        }}
      >
        {props.children}
      </Box>
      <UnsavedDialog
        open={isAsking}
        answers={answers}
        onStay={() => setAsking(false)}
        onLeave={leaveDialog}
      />
      <UnsavedGuard isUnsaved={open && hasUnsavedChanges} answers={answers} />
    </Dialog>
  );
}
