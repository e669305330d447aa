import type { Rubric, RubricContent, RubricId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { RubricEditorDialog } from './rubric-editor-dialog.tsx';
import { useAddRubric, useChangeRubric } from './use-rubrics.ts';

interface Props {
  /** Null for a new one. */
  rubric: Rubric | null;
  onSaved: (id: RubricId) => void;
  onClose: () => void;
}

/** Edits a rubric of the library; assignments keep their copies. */
export function LibraryEditor({ rubric, onSaved, onClose }: Props) {
  const { t } = useTranslation(['rubrics', 'common']);
  const add = useAddRubric();
  const change = useChangeRubric();
  const done = (saved: Rubric) => {
    onSaved(saved.id);
    onClose();
  };
  const handleSave = (content: RubricContent) => {
    if (rubric === null) add.mutate(content, { onSuccess: done });
    else change.mutate({ ...content, id: rubric.id, version: rubric.version }, { onSuccess: done });
  };
  return (
    <RubricEditorDialog
      initial={rubric}
      saveLabel={t('common:save')}
      note={rubric === null ? t('library.newNote') : t('library.editNote')}
      onSave={handleSave}
      saving={rubric === null ? add : change}
      onClose={onClose}
    />
  );
}
