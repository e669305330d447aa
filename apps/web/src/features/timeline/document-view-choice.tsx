import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { DocumentView } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import type { ChosenDocumentView } from './use-document-view.ts';

interface Props {
  choice: ChosenDocumentView;
  /** Whether comments are shown beside the text. */
  hasComments?: boolean;
}

/** If a third-party editor opens the document: switches between it and the text view of the built-in editor. */
export function DocumentViewChoice({ choice, hasComments = false }: Props) {
  const { t } = useTranslation('timeline');
  if (!choice.hasTextView) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('view.label')}
      value={choice.view}
      sx={{ '& > button': { px: 1.25, py: 0.25 } }}
      onChange={(_event, view: DocumentView | null) => view !== null && choice.choose(view)}
    >
      <ToggleButton value="document">{t('view.document')}</ToggleButton>
      <ToggleButton value="text">{t(hasComments ? 'view.commentedText' : 'view.text')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
