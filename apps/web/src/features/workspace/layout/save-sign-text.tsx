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
  /** The picture alone: there is no room for a word. */
  isShort: boolean;
}

const icons = { saved: CloudDoneOutlinedIcon, unsaved: CloudSyncOutlinedIcon, stuck: CloudOffOutlinedIcon };

/** Whether the text is saved, of an editor that does not show it as ours does. */
export function SaveSignText({ document, isShort }: Props) {
  const { t } = useTranslation('workspace');
  const sign = useSyncExternalStore(document.saveSign.subscribe, document.saveSign.get);
  if (sign === null) return null;
  const Icon = icons[sign];
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, flexShrink: 0, color: 'text.secondary' }}>
      <Icon fontSize="small" aria-hidden />
      <Typography variant="body2" component="span" style={isShort ? visuallyHidden : {}}>
        {t(`saveSign.${sign}`)}
      </Typography>
    </Stack>
  );
}
