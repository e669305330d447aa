import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ContentType } from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTypeIcon } from '../../ui/content-type-icon.tsx';

interface Props {
  isMain: boolean;
  contentType: ContentType;
  title: string;
  onTitle: (title: string) => void;
  /** Title of the chosen template; null for a blank file. */
  templateTitle: string | null;
  allowImport: boolean;
  onAllowImport: (isAllowed: boolean) => void;
  /** Further note. */
  note?: string | null;
  /** Buttons. */
  children: ReactNode;
}

/** One file of an assignment in the Contents and Templates Manager. */
export function ItemCard(props: Props) {
  const { isMain, contentType, title, templateTitle, allowImport, note = null } = props;
  const { t } = useTranslation('assignment-files');
  const type = t(`type.${contentType}`);
  const name = isMain ? t('manager.main') : title.trim() || type;
  return (
    <Card component="section" aria-label={name} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <ContentTypeIcon type={contentType} color="primary" />
          <Stack sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="h3">
              {isMain ? t('manager.main') : t('manager.additional')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {type} ·{' '}
              {templateTitle === null ? t('manager.blank') : t('manager.from', { title: templateTitle })}
            </Typography>
          </Stack>
        </Stack>
        <TextField
          size="small"
          label={t('manager.titleField')}
          placeholder={type}
          value={title}
          slotProps={{ htmlInput: { maxLength: limits.fileTitle } }}
          onChange={(event) => props.onTitle(event.target.value)}
        />
        <FormControlLabel
          control={
            <Switch checked={allowImport} onChange={(_event, checked) => props.onAllowImport(checked)} />
          }
          label={t('manager.allowImport')}
        />
        {note !== null && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {props.children}
        </Stack>
      </Stack>
    </Card>
  );
}
