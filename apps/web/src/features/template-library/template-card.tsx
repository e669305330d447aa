import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, DeleteOutlinedIcon, DownloadOutlinedIcon } from '../../ui/icons/index.ts';

interface Props {
  title: string;
  text: string;
  /** File extension, such as docx. */
  type?: string;
  picture: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
  onDelete?: () => void;
  /** The file of which it is the conversion. */
  original?: { label: string; onDownload: () => void } | undefined;
}

/** A template card: first page, title, description. */
export function TemplateCard({ title, text, type, picture, isChosen, onChoose, onDelete, original }: Props) {
  const { t } = useTranslation('common');
  return (
    <Card
      sx={{
        position: 'relative',
        overflow: 'hidden',
        outline: isChosen ? 2 : 0,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
      }}
    >
      <CardActionArea
        onClick={onChoose}
        aria-pressed={isChosen}
        // The image stays at the top if neighbouring cards are taller.
        sx={{
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
        }}
      >
        {picture}
        <Box sx={{ p: 1.5, pr: original ? 11 : onDelete ? 6 : 1.5, minHeight: 84 }}>
          <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
            {isChosen && <CheckCircleIcon color="primary" fontSize="small" aria-hidden />}
            <Typography variant="body1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[text, type].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </CardActionArea>
      {original && (
        <Tooltip title={original.label}>
          <IconButton
            size="small"
            onClick={original.onDownload}
            aria-label={`${original.label}: ${title}`}
            sx={{ position: 'absolute', right: 44, bottom: 8 }}
          >
            <DownloadOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {onDelete && (
        <Tooltip title={t('delete')}>
          <IconButton
            size="small"
            onClick={onDelete}
            aria-label={`${t('delete')}: ${title}`}
            sx={{ position: 'absolute', right: 8, bottom: 8 }}
          >
            <DeleteOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Card>
  );
}
