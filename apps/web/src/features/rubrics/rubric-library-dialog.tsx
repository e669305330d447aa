import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Rubric, RubricContent } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { DeleteRubricDialog } from './delete-rubric-dialog.tsx';
import { LibraryEditor } from './library-editor.tsx';
import { LibraryList } from './library-list.tsx';
import { RubricPreview } from './rubric-preview.tsx';
import { useLibrary } from './use-rubrics.ts';

interface Props {
  onChoose: (content: RubricContent) => void;
  onClose: () => void;
}

/** The user's rubrics: select, edit and delete. */
export function RubricLibraryDialog({ onChoose, onClose }: Props) {
  const { t } = useTranslation('rubrics');
  const query = useLibrary();
  return (
    <FullScreenDialog open title={t('library.title')} onClose={onClose}>
      <QueryView query={query}>{(rubrics) => <Library rubrics={rubrics} onChoose={onChoose} />}</QueryView>
    </FullScreenDialog>
  );
}

function Library({ rubrics, onChoose }: Pick<Props, 'onChoose'> & { rubrics: readonly Rubric[] }) {
  const { t } = useTranslation('rubrics');
  const [selectedId, setSelectedId] = useState<Rubric['id'] | null>(null);
  const [editedRubric, setEditedRubric] = useState<Rubric | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Rubric | null>(null);
  const selectedRubric = rubrics.find(({ id }) => id === selectedId) ?? rubrics[0];
  const addButton = (
    <Button variant="outlined" onClick={() => setEditedRubric('new')}>
      {t('new')}
    </Button>
  );
  return (
    <>
      {selectedRubric === undefined ? (
        <EmptyState title={t('library.empty')} text={t('library.emptyText')} action={addButton} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 4 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
          }}
        >
          <LibraryList
            rubrics={rubrics}
            shownId={selectedRubric.id}
            onShow={setSelectedId}
            addButton={addButton}
          />
          <RubricPreview
            rubric={selectedRubric}
            onChoose={() => onChoose({ title: selectedRubric.title, criteria: selectedRubric.criteria })}
            onEdit={() => setEditedRubric(selectedRubric)}
            onDelete={() => setDeleted(selectedRubric)}
          />
        </Box>
      )}
      {editedRubric !== null && (
        <LibraryEditor
          rubric={editedRubric === 'new' ? null : editedRubric}
          onSaved={setSelectedId}
          onClose={() => setEditedRubric(null)}
        />
      )}
      <DeleteRubricDialog rubric={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}
