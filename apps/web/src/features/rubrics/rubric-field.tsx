import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RubricContent } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RubricTable } from '../../domain/rubrics/index.ts';
import { useUndoBar } from '../../ui/dialogs/undo-bar.tsx';
import { RubricEditorDialog } from './rubric-editor-dialog.tsx';
import { RubricLibraryDialog } from './rubric-library-dialog.tsx';
import { SaveToLibrary } from './save-to-library.tsx';

interface Props {
  value: RubricContent | null;
  onChange: (value: RubricContent | null) => void;
  /** Texts, if it is not an assignment's grading rubric. */
  texts?: FieldTexts | undefined;
}

interface FieldTexts {
  title: string;
  help: string;
  /** Label of the button that accepts the edited rubric. */
  takeLabel: string;
  note: string;
  removedMessage: string;
}

/** The rubric of an assignment in its dialog: from the library, new, or none. */
export function RubricField({ value, onChange, texts }: Props) {
  const { t } = useTranslation(['rubrics', 'common']);
  const { title, help, takeLabel, note, removedMessage } = texts ?? {
    title: t('title'),
    help: t('field.help'),
    takeLabel: t('field.take'),
    note: t('field.note'),
    removedMessage: t('field.removed'),
  };
  const headingId = useId();
  const [openDialog, setOpenDialog] = useState<'library' | 'editor' | null>(null);
  const { bar, offerUndo } = useUndoBar();
  const close = () => setOpenDialog(null);
  const handleTake = (content: RubricContent) => {
    onChange(content);
    close();
  };
  const handleRemove = () => {
    onChange(null);
    offerUndo(removedMessage, () => onChange(value));
  };
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={headingId} variant="h3">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {help}
      </Typography>
      {value !== null && (
        <>
          <Typography variant="h4" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {value.title}
          </Typography>
          <RubricTable rubric={value} />
        </>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: value === null ? 0 : 1.5 }}>
        {value === null ? (
          <>
            <Button variant="outlined" onClick={() => setOpenDialog('library')}>
              {t('field.choose')}
            </Button>
            <Button variant="outlined" onClick={() => setOpenDialog('editor')}>
              {t('new')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={() => setOpenDialog('editor')} aria-label={t('field.edit')}>
              {t('common:edit')}
            </Button>
            <SaveToLibrary rubric={value} />
            <Button color="inherit" onClick={() => setOpenDialog('library')}>
              {t('field.other')}
            </Button>
            <Button color="inherit" onClick={handleRemove} aria-label={t('field.remove')}>
              {t('common:remove')}
            </Button>
          </>
        )}
      </Stack>
      {bar}
      {openDialog === 'library' && <RubricLibraryDialog onChoose={handleTake} onClose={close} />}
      {openDialog === 'editor' && (
        <RubricEditorDialog
          initial={value}
          saveLabel={takeLabel}
          note={note}
          onSave={handleTake}
          onClose={close}
        />
      )}
    </Card>
  );
}
