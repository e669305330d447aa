import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AssignmentId, ClassId, PeerReviewSetup, UserId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerName } from '../../../domain/classes/index.ts';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import { QueryDialog } from '../../../ui/dialogs/query-dialog.tsx';
import { useUndoBar } from '../../../ui/dialogs/undo-bar.tsx';
import { PageTabs, TabPanel } from '../../../ui/page-tabs.tsx';
import { CriteriaTab, useCriteriaChoice } from '../../review-criteria/index.ts';
import { setUpQuery } from '../peer-review-calls.ts';
import { PracticeTab } from '../practice/practice-tab.tsx';
import { type PracticeChoice, usePracticeChoice } from '../practice/use-practice-choice.ts';
import { DeadlinesTab } from './deadlines-tab.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { ReviewersTab } from './reviewers-tab.tsx';
import { ReviewsTab } from './reviews-tab.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useDeadlines } from './use-deadlines.ts';
import { usePairing } from './use-pairing.ts';
import { usePlaces } from './use-places.ts';
import { useSaveReviewers } from './use-save-reviewers.ts';

interface Props {
  classId: ClassId;
  assignmentId: AssignmentId;
  title: string;
  onClose: () => void;
}

/** How the students of an assignment review each other: who whom, until when, and what has come of it. */
export function SetUpDialog({ classId, assignmentId, title, onClose }: Props) {
  const { t } = useTranslation('peer-review');
  const query = useQuery(setUpQuery(assignmentId));
  const [openings, setOpenings] = useState(0);
  const reload = async () => {
    await query.refetch();
    // What was changed here was made from something that is no more.
    setOpenings((count) => count + 1);
  };
  return (
    <QueryDialog query={query} title={t('setup.title')} onClose={onClose}>
      {(saved) => (
        <OpenSetUp
          key={openings}
          classId={classId}
          saved={saved}
          title={title}
          onReload={() => void reload()}
          onClose={onClose}
        />
      )}
    </QueryDialog>
  );
}

interface OpenProps {
  classId: ClassId;
  saved: PeerReviewSetup;
  title: string;
  onReload: () => void;
  onClose: () => void;
}

const tabIds = ['reviewers', 'deadlines', 'criteria', 'practice', 'reviews'] as const;
type TabId = (typeof tabIds)[number];

function OpenSetUp({ classId, saved, title, onReload, onClose }: OpenProps) {
  const { t } = useTranslation('peer-review');
  const [tab, setTab] = useState<TabId>('reviewers');
  const pairing = usePairing(saved);
  const deadlines = useDeadlines(classId, saved);
  const criteria = useCriteriaChoice(saved.assignmentId);
  const practice = usePracticeChoice(saved.assignmentId);
  const { bar, offerUndo } = useUndoBar();
  const places = usePlaces({ classId, saved, pairing, offerUndo });
  const save = useSaveReviewers({ classId, assignmentId: saved.assignmentId, pairing }, () =>
    setTab('deadlines'),
  );
  const students = useMemo(
    () => saved.students.map((student) => ({ id: student.id, name: registerName(student) })),
    [saved.students],
  );
  const left = [...new Set([...leftOf(saved).values()].flat())];
  const canManage = saved.can.manage && saved.reviewable;
  return (
    <FullScreenDialog
      open
      title={t('setup.title')}
      subtitle={title}
      onClose={onClose}
      hasUnsavedChanges={
        pairing.isChanged ||
        deadlines.isChanged ||
        criteria.isChanged ||
        practice.isChanged ||
        places.isChanged
      }
      actions={canManage && <SaveButton {...{ tab, pairing, deadlines, criteria, practice, save }} />}
    >
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3, mt: -2 }}>
        <PageTabs
          label={t('setup.title')}
          tabs={tabIds.map((id) => ({ id, label: t(`setup.tab.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
      </Box>
      {!canManage && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(saved.reviewable ? 'setup.readOnly' : 'setup.onlyTexts')}
        </Alert>
      )}
      <TabPanel id={tab}>
        {tab === 'reviewers' && (
          <>
            <SaveFailure error={save.error} onReload={onReload} />
            <ReviewersTab students={students} left={left} pairing={pairing} canManage={canManage} />
          </>
        )}
        {tab === 'deadlines' && <DeadlinesTab saved={saved} deadlines={deadlines} canManage={canManage} />}
        {tab === 'criteria' && <CriteriaTab choice={criteria} />}
        {tab === 'practice' && <PracticeTab choice={practice} />}
        {tab === 'reviews' && (
          <Stack sx={{ gap: 3 }}>
            {canManage && (
              <PlacesPanel
                places={places}
                students={students}
                left={leftOf(saved)}
                isHeldUp={pairing.isChanged}
                onReload={onReload}
              />
            )}
            <ReviewsTab assignmentId={saved.assignmentId} zone={saved.timezone} />
          </Stack>
        )}
      </TabPanel>
      {bar}
    </FullScreenDialog>
  );
}

/** By reviewee, the names of reviewers who have left the class. */
function leftOf({ vacancies }: PeerReviewSetup): ReadonlyMap<UserId, readonly string[]> {
  const withLeft = vacancies.filter(({ left }) => left.length > 0);
  return new Map(withLeft.map(({ revieweeId, left }) => [revieweeId, left.map(({ name }) => name)]));
}

interface SaveProps {
  tab: TabId;
  pairing: ReturnType<typeof usePairing>;
  deadlines: ReturnType<typeof useDeadlines>;
  criteria: ReturnType<typeof useCriteriaChoice>;
  practice: PracticeChoice;
  save: ReturnType<typeof useSaveReviewers>;
}

/** Each tab is saved by itself. */
function SaveButton({ tab, pairing, deadlines, criteria, practice, save }: SaveProps) {
  const { t } = useTranslation(['peer-review', 'review-criteria']);
  if (tab === 'reviewers')
    return (
      <Button variant="contained" loading={save.isPending} onClick={() => save.mutate(pairing.setUp)}>
        {t('setup.save')}
      </Button>
    );
  if (tab === 'deadlines')
    return (
      <Button type="submit" form={deadlines.formId} variant="contained" loading={deadlines.saving.isPending}>
        {t('deadlines.save')}
      </Button>
    );
  if (tab === 'criteria' && criteria.query.data?.can.manage === true)
    return (
      <Button variant="contained" loading={criteria.save.isPending} onClick={() => criteria.save.mutate()}>
        {t('review-criteria:tab.save')}
      </Button>
    );
  if (tab === 'practice' && practice.query.data?.can.manage === true)
    return (
      <Button
        variant="contained"
        loading={practice.save.isPending}
        aria-disabled={!practice.canSave}
        onClick={() => practice.canSave && practice.save.mutate()}
      >
        {t('practiceTab.save')}
      </Button>
    );
  return null;
}
