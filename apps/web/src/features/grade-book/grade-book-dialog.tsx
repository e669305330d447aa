import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { writeGrade } from './cell-grade.ts';
import { DraftGradeRow } from './draft-grade-row.tsx';
import { GradeConflict, isGradeConflict } from './grade-conflict.tsx';
import { computeProposal } from './proposal.ts';
import { ProposalText } from './proposal-text.tsx';
import { useSubmissionGrade } from './use-submission-grade.ts';

interface Props {
  submission: ReadSubmission;
  subtitle: string;
  onClose: () => void;
}

/** Grades of each draft, the weighted result, and the calculation. */
export function GradeBookDialog({ submission, subtitle, onClose }: Props) {
  const { t, i18n } = useTranslation(['gradebook', 'grading']);
  const proposal = computeProposal(submission);
  const grade = useSubmissionGrade(submission);
  const current = submission.gradeMethod === 'Letter' ? submission.alternateGrade : submission.grade;
  const isSubmitted = submission.gradeType !== 'NONE';
  const isGiven = proposal.grade === current;
  return (
    <FullScreenDialog open title={t('title')} subtitle={subtitle} onClose={onClose} width="form">
      <Stack sx={{ gap: 3 }}>
        {submission.grading.holdsBack && !submission.grading.isShown && (
          <Alert severity="info">{t('heldNote')}</Alert>
        )}
        <TableContainer>
          <Table
            size="small"
            aria-label={t('drafts.title')}
            sx={{ '& td, & th': { px: { xs: 0.75, sm: 2 } } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{t('drafts.draft')}</TableCell>
                <TableCell align="right">{t('drafts.weight')}</TableCell>
                <TableCell>{t('grade')}</TableCell>
                {submission.gradeMethod === 'Numeric' && (
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                    {t('drafts.onScale')}
                  </TableCell>
                )}
              </TableRow>
            </TableHead>
            <TableBody>
              {submission.deadlines.map((deadline) => (
                <DraftGradeRow key={deadline.draftId} submission={submission} deadline={deadline} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <ProposalText submission={submission} proposal={proposal} />
        {isGradeConflict(grade.error) && grade.variables !== undefined && (
          <GradeConflict
            current={current}
            given={grade.variables}
            isBusy={grade.isPending}
            onWrite={() => grade.variables !== undefined && grade.mutate(grade.variables)}
            onKeep={grade.reset}
          />
        )}
        {submission.can.grade && !isSubmitted && (
          <Typography variant="body2" color="textSecondary">
            {t('grading:grade.notYet')}
          </Typography>
        )}
        {submission.can.grade && proposal.grade !== null && (
          <Button
            variant="contained"
            sx={{ alignSelf: 'flex-start' }}
            // A text that was not submitted is graded in its card, which asks for confirmation.
            disabled={isGiven || !isSubmitted}
            loading={grade.isPending}
            onClick={() => proposal.grade !== null && grade.mutate(proposal.grade)}
          >
            {t(isGiven ? 'proposal.given' : 'proposal.give', {
              grade: writeGrade(proposal.grade, i18n.language),
            })}
          </Button>
        )}
        <Typography variant="body2" color="textSecondary">
          {t('advisory')}
        </Typography>
      </Stack>
    </FullScreenDialog>
  );
}
