import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReadSubmission } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FullscreenIcon } from '../../ui/icons/index.ts';
import { InlineFact } from '../../ui/inline-fact.tsx';
import { ScoreText } from '../../ui/score-text.tsx';
import { FileHistoryButton } from '../rewind/index.ts';
import { OpenFileBar, type useOpenFile } from '../timeline/index.ts';

interface Props {
  submission: ReadSubmission;
  file: ReturnType<typeof useOpenFile>;
  /** Undefined if the editor has its own full-screen button. */
  onFullScreen: (() => void) | undefined;
  /** Further actions. */
  children?: ReactNode;
}

/** Describes what the frame below shows, and its grade. */
export function ViewerBar({ submission, file, onFullScreen, children }: Props) {
  const { t } = useTranslation('reader');
  const additional = file.openFile?.additional;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 0.5 }}>
      <OpenFileBar openFile={file.openFile} onBack={file.back} />
      <Box
        component="dl"
        aria-label={t('viewer.label')}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2.5,
          rowGap: 0.5,
          m: 0,
          // Wraps to a separate line if it does not fit.
          flex: { xs: '1 1 100%', sm: '1 0 auto' },
          maxWidth: '100%',
        }}
      >
        <InlineFact term={t('viewer.grade')}>
          <ScoreText score={submission.grade} />
        </InlineFact>
        <InlineFact term={t('viewer.alternateGrade')}>
          <ScoreText score={-1} alternateGrade={submission.alternateGrade} gradeMethod="Letter" />
        </InlineFact>
      </Box>
      {additional !== undefined && (
        <FileHistoryButton
          key={additional.assignmentTemplateId}
          file={{
            submissionId: submission.submissionId,
            assignmentTemplateId: additional.assignmentTemplateId,
          }}
          fileType={additional.fileType}
          name={`${submission.studentName} · ${file.openFile?.title ?? ''}`}
        />
      )}
      {children}
      {onFullScreen && (
        <Button size="small" color="inherit" startIcon={<FullscreenIcon />} onClick={onFullScreen}>
          {t('viewer.fullScreen')}
        </Button>
      )}
    </Box>
  );
}
