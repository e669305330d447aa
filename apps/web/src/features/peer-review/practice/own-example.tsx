import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { limits } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useUndoBar } from '../../../ui/dialogs/undo-bar.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { ExampleText } from './example-text.tsx';
import { readExample } from './practice-calls.ts';
import type { PracticeChoice } from './use-practice-choice.ts';

/** The staff's own example text, from a file or pasted, with sample comments. */
export function OwnExample({ choice }: { choice: PracticeChoice }) {
  const { t } = useTranslation('peer-review');
  const { chosen, choose, add } = choice;
  const { text, samples, typed } = chosen;
  const { bar, offerUndo } = useUndoBar();
  const importText = useAction({
    mutationFn: readExample,
    meta: { showsOwnError: true },
    onSuccess: (importedText) => {
      choose({ text: importedText });
      // The replaced text can be restored.
      if (text.trim() !== '' && text !== importedText)
        offerUndo(t('practiceTab.read'), () => choose({ text }));
    },
  });
  const remove = (position: number) => {
    choose({ samples: samples.filter((_one, index) => index !== position) });
    offerUndo(t('practice.removed'), () => choose({ samples }));
  };
  return (
    <>
      <FileDrop
        label={t('practiceTab.file')}
        chooseLabel={t('practiceTab.choose')}
        accept=".docx,.txt,text/plain"
        text={t(importText.isPending ? 'practiceTab.reading' : 'practiceTab.drop')}
        error={importText.error === null ? null : messageOf(importText.error)}
        onFile={(file) => importText.mutate(file)}
      />
      <TextField
        label={t('practiceTab.text')}
        value={text}
        onChange={(event) => choose({ text: event.target.value })}
        multiline
        minRows={4}
        maxRows={12}
        fullWidth
        required
        helperText={t('practiceTab.length', { is: text.length, most: limits.practiceText })}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.practiceText } }}
      />
      {text.trim() !== '' && (
        <>
          <Typography variant="h5" component="h3">
            {t('practiceTab.samples')}
          </Typography>
          <Typography color="textSecondary" variant="body2">
            {t('practiceTab.samplesHelp')}
          </Typography>
          <ExampleText
            text={text}
            selectedSentence={typed.passage}
            onChoose={(passage) => choose({ typed: { ...typed, passage } })}
            markedSentences={samples.map(({ passage }) => passage)}
          />
          {samples.length < limits.practiceComments ? (
            <CommentForm
              label={t('practiceTab.comment')}
              typedComment={typed}
              onType={(comment) => choose({ typed: { ...typed, comment } })}
              onAdd={add}
            />
          ) : (
            <Alert severity="info">{t('practiceTab.full', { max: limits.practiceComments })}</Alert>
          )}
          <CommentList
            title={t('practiceTab.said')}
            comments={samples}
            isLost={({ passage }) => !text.includes(passage)}
            onRemove={remove}
          />
        </>
      )}
      {bar}
    </>
  );
}
