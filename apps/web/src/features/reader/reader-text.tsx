import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { SubmissionEditor } from '../../domain/submissions/index.ts';
import type { ShownVersion } from './draft-states.ts';
import { draftStates } from './draft-states.ts';
import { DraftTimeline } from './draft-timeline.tsx';
import { ViewerBar } from './viewer-bar.tsx';

interface Props {
  submission: ReadSubmission;
  shown: ShownVersion | null;
  /** Counts how often the document was opened anew. */
  openings: number;
  /** The text is on the whole screen, and not here. */
  isElsewhere: boolean;
  onShow: (version: ShownVersion | null) => void;
  onFullScreen: () => void;
}

const height = '88vh';

/** The text itself, to be read, under what was handed in of it. */
export function ReaderText({ submission, shown, openings, isElsewhere, onShow, onFullScreen }: Props) {
  const { t } = useTranslation(['grading', 'reader']);
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <DraftTimeline
        drafts={draftStates(submission)}
        shown={shown?.key ?? null}
        zone={submission.classTimezone}
        onShow={onShow}
      />
      <ViewerBar submission={submission} branch={shown?.title ?? null} onFullScreen={onFullScreen} />
      {isElsewhere ? (
        <Box sx={{ height, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
          {t('reader:viewer.isOpen')}
        </Box>
      ) : (
        <SubmissionEditor
          submissionId={submission.submissionId}
          seq={shown?.seq}
          title={t('textOf', { name: submission.studentName })}
          opening={`${openings} ${shown?.key ?? 'ongoing'}`}
          height={height}
        />
      )}
    </Stack>
  );
}
