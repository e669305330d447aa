import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { sentence } from '@redraft/sentences';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { translate } from '../../lib/sentences.ts';
import { type FieldName, useRequest } from './use-request.ts';

type Request = ReturnType<typeof useRequest>;

/** "Request Support": subject, sender, and current page. */
export function RequestSupport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation();
  const request = useRequest();
  const [titleId, formId] = [useId(), useId()];
  const isSent = request.state === 'sent';
  // A backdrop click does not discard input.
  const handleClose = (_event: object, reason: string) => {
    if (reason !== 'backdropClick' || !request.hasWords) onClose();
  };
  return (
    <Dialog open onClose={handleClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('support.request.title')}</DialogTitle>
      <DialogContent>
        <div role="status">{isSent && <Alert>{translate(sentence('support.thanks'))}</Alert>}</div>
        {!isSent && <RequestForm id={formId} titleId={titleId} request={request} />}
      </DialogContent>
      <DialogActions>
        {isSent ? (
          <Button onClick={onClose} autoFocus>
            {common('close')}
          </Button>
        ) : (
          <>
            <Button color="inherit" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button type="submit" form={formId} variant="contained" loading={request.state === 'sending'}>
              {t('support.request.submit')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function RequestForm({ id, titleId, request }: { id: string; titleId: string; request: Request }) {
  const { t } = useTranslation('shell');
  const { error, isLocked } = request;
  return (
    <Stack
      component="form"
      id={id}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        request.submit();
      }}
      sx={{ gap: 2.5, pt: 0.5 }}
    >
      {error !== null && <Alert severity="error">{explainFailure(error, t('support.request.failed'))}</Alert>}
      {request.trackers.length > 0 && <RequestTypeField request={request} />}
      <Field request={request} name="name" autoComplete="name" isReadOnly={isLocked.name} />
      <Field request={request} name="email" autoComplete="email" isReadOnly={isLocked.email} />
      <Field request={request} name="message" autoComplete="off" />
    </Stack>
  );
}

/** The server's message, if there is one. */
function explainFailure(error: unknown, otherwise: string): string {
  const isExplained = error instanceof ApiError && !error.code.startsWith('answer.') && error.status < 500;
  return isExplained ? messageOf(error) : otherwise;
}

function RequestTypeField({ request: { trackers, values, change } }: { request: Request }) {
  const { t } = useTranslation('shell');
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{t('support.request.type')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={values.option}
        onChange={(_event, option) => change({ option: Number(option) })}
      >
        {trackers.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            value={id}
            label={name}
            control={<Radio size="small" sx={{ py: 0.5 }} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface FieldProps {
  request: Request;
  name: FieldName;
  autoComplete: string;
  isReadOnly?: boolean;
}

function Field({ request, name, autoComplete, isReadOnly = false }: FieldProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const isMissing = request.isMissing(name);
  const readOnlyStyles = isReadOnly ? t('support.request.locked') : undefined;
  const help = isMissing ? t(`support.request.missing.${name}`) : readOnlyStyles;
  return (
    <FormControl size="small" fullWidth required error={isMissing}>
      <InputLabel htmlFor={id}>{t(`support.request.${name}`)}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={request.fields[name]}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        value={request.values[name]}
        readOnly={isReadOnly}
        multiline={name === 'message'}
        minRows={name === 'message' ? 4 : undefined}
        onChange={(event) => request.change({ [name]: event.target.value })}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        sx={isReadOnly ? { bgcolor: 'surface.sunken' } : {}}
      />
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
