import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReadSubmission } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderClassName } from '../../ui/header-slot.tsx';
import type { ShownVersion } from './draft-states.ts';
import { ReaderActs } from './reader-acts.tsx';
import { ReaderButtons } from './reader-buttons.tsx';
import { ReaderCards } from './reader-cards.tsx';
import { type ReaderDialogName, ReaderDialogs } from './reader-dialogs.tsx';
import { ReaderText } from './reader-text.tsx';
import { StudentHeading } from './student-heading.tsx';

interface Props {
  submission: ReadSubmission;
  /** The next one is on its way. */
  isLeaving: boolean;
}

/** The text in the middle, and beside it who wrote it, how, and what it is worth. */
export function ReaderView({ submission, isLeaving }: Props) {
  const { t } = useTranslation('common');
  const { submissionId } = submission;
  // Of one text only: the page stays when it goes on to the next.
  const [version, setVersion] = useState<{ of: number; shown: ShownVersion } | null>(null);
  const [openings, setOpenings] = useState(0);
  const [dialog, setDialog] = useState<{ of: number; name: ReaderDialogName } | null>(null);
  const shown = version?.of === submissionId ? version.shown : null;
  const opened = dialog?.of === submissionId ? dialog.name : null;
  const about = `${submission.studentName} · ${submission.assignmentTitle}`;
  const handleReopen = () => setOpenings((count) => count + 1);
  const handleOpen = (name: ReaderDialogName) => setDialog({ of: submissionId, name });
  const panel = { submission, seq: shown?.seq, onOpen: handleOpen, onReopen: handleReopen };
  return (
    <Box
      aria-busy={isLeaving}
      sx={{
        display: 'grid',
        gap: 2,
        px: { xs: 1.5, sm: 3 },
        py: { xs: 1.5, sm: 2.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
        gridTemplateAreas: { xs: '"who" "text" "facts"', md: '"who text" "facts text"' },
      }}
    >
      <title>{t('pageTitle', { title: about })}</title>
      <HeaderClassName name={submission.classTitle} />
      <Stack sx={{ gridArea: 'who', gap: 2 }}>
        <StudentHeading submission={submission} />
        <ReaderButtons {...panel} />
      </Stack>
      <Stack key={submissionId} sx={{ gridArea: 'facts', gap: 2 }}>
        <ReaderActs {...panel} />
        <ReaderCards {...panel} />
      </Stack>
      <Box sx={{ gridArea: 'text', minWidth: 0 }}>
        <ReaderText
          submission={submission}
          shown={shown}
          openings={openings}
          isElsewhere={opened === 'fullScreen'}
          onShow={(next) => setVersion(next && { of: submissionId, shown: next })}
          onFullScreen={() => handleOpen('fullScreen')}
        />
      </Box>
      <ReaderDialogs
        key={`dialogs ${submissionId}`}
        opened={opened}
        submission={submission}
        submissionId={submissionId}
        seq={shown?.seq}
        subtitle={about}
        onReopen={handleReopen}
        onClose={() => setDialog(null)}
      />
    </Box>
  );
}
