import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ContentType, Template, TemplateId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { UploadFileOutlinedIcon } from '../../ui/icons/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { DeleteTemplateDialog } from './delete-template-dialog.tsx';
import { TemplateGrid } from './template-grid.tsx';
import { UploadForm } from './upload-form.tsx';
import type { ChosenTemplate } from './use-templates.ts';
import { useTemplates } from './use-templates.ts';

interface Props {
  contentType: ContentType;
  /** Current choice; null for a blank file. */
  selectedId: TemplateId | null;
  /** Consequence of applying, if any. */
  note?: string | null;
  isBusy?: boolean;
  onApply: (template: ChosenTemplate | null) => void;
  onClose: () => void;
}

/** The user's templates of one type: choose or upload. */
export function TemplatePickerDialog(props: Props) {
  const { contentType, note = null, isBusy = false, onApply, onClose } = props;
  const { t } = useTranslation(['template-library', 'assignment-files', 'ui', 'common']);
  const [choice, setChoice] = useState<ChosenTemplate | null | undefined>(undefined);
  const [isUploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<Template | null>(null);
  const [term, setTerm] = useState('');
  const query = useTemplates();
  const chosenId = choice === undefined ? props.selectedId : (choice?.id ?? null);
  const uploaded = (template: Template) => {
    setUploading(false);
    setTerm('');
    setChoice(template);
  };
  const matchingTemplates = (query.data ?? []).filter((template) => template.contentType === contentType);
  return (
    <FullScreenDialog
      open
      title={t('picker.title')}
      subtitle={t(`assignment-files:type.${contentType}`)}
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          loading={isBusy}
          disabled={choice === undefined}
          onClick={() => choice !== undefined && onApply(choice)}
        >
          {t('picker.apply')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        {isUploading ? (
          <UploadForm contentType={contentType} onUploaded={uploaded} onClose={() => setUploading(false)} />
        ) : (
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <TextField
              size="small"
              type="search"
              label={t('picker.search')}
              value={term}
              onChange={(event) => setTerm(event.target.value)}
              sx={{ flex: '1 1 220px', maxWidth: 360 }}
            />
            <Box sx={{ flex: 1 }} />
            <Button
              variant="outlined"
              startIcon={<UploadFileOutlinedIcon />}
              onClick={() => setUploading(true)}
            >
              {t('upload.title')}
            </Button>
          </Stack>
        )}
        {note !== null && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
        <QueryView query={query}>
          {() => (
            <TemplateGrid
              contentType={contentType}
              templates={matchingTemplates}
              term={term}
              chosenId={chosenId}
              onChoose={setChoice}
              onDelete={setDeleting}
            />
          )}
        </QueryView>
      </Stack>
      <DeleteTemplateDialog
        template={deleting}
        onDeleted={(id) => choice?.id === id && setChoice(undefined)}
        onClose={() => setDeleting(null)}
      />
    </FullScreenDialog>
  );
}
