import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useZodForm } from '../form/use-zod-form.ts';
import { typedLinkSchema } from './typed-link.ts';

const schema = z.object({ address: typedLinkSchema });

interface Props {
  /** The existing link; null for a new one. */
  link: string | null;
  /** Null removes the link. */
  onSave: (link: string | null) => void;
  onClose: () => void;
}

export function LinkDialog({ link, onSave, onClose }: Props) {
  const { t } = useTranslation('ui');
  const titleId = useId();
  const form = useZodForm(schema, { defaultValues: { address: link ?? '' } });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('richText.link')}</DialogTitle>
      <Form form={form} onSubmit={({ address }) => onSave(address)} label={t('richText.link')}>
        <DialogContent sx={{ pb: 0 }}>
          <TextField
            control={form.control}
            name="address"
            label={t('richText.address')}
            placeholder="https://"
            autoComplete="off"
            autoFocus
            isRequired
          />
        </DialogContent>
        <DialogActions>
          {link !== null && (
            <Button color="error" onClick={() => onSave(null)} sx={{ marginInlineEnd: 'auto' }}>
              {t('richText.removeLink')}
            </Button>
          )}
          <Button color="inherit" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {t('richText.saveLink')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
