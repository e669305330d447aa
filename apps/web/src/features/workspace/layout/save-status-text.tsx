import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CloudDoneOutlinedIcon,
  CloudOffOutlinedIcon,
  CloudSyncOutlinedIcon,
} from '../../../ui/icons/index.ts';
import type { OpenDocument } from './use-open-document.ts';

interface Props {
  document: OpenDocument;
  /** Shows only the icon, if there is no room for text. */
  isShort: boolean;
}

const icons = { saved: CloudDoneOutlinedIcon, unsaved: CloudSyncOutlinedIcon, stuck: CloudOffOutlinedIcon };

/** Save status for editors that do not show it like the built-in one. */
export function SaveStatusText({ document, isShort }: Props) {
  const { t } = useTranslation('workspace');
  const status = useSyncExternalStore(document.saveStatus.subscribe, document.saveStatus.get);
  if (status === null) return null;
  const Icon = icons[status];
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, flexShrink: 0, color: 'text.secondary' }}>
      <Icon fontSize="small" aria-hidden />
      <Typography variant="body2" component="span" style={isShort ? visuallyHidden : {}}>
        {t(`saveSign.${status}`)}
      </Typography>
    </Stack>
  );
}
