import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AssignmentId, ClassId, PeerReviewSetup, UserId } from '@redraft/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSortName } from '../../../domain/classes/index.ts';
import { FullScreenDialog } from '../../../ui/dialogs/full-screen-dialog.tsx';
import { QueryDialog } from '../../../ui/dialogs/query-dialog.tsx';
import { useUndoBar } from '../../../ui/dialogs/undo-bar.tsx';
import { PageTabs, TabPanel } from '../../../ui/page-tabs.tsx';
import { CriteriaTab, useCriteriaChoice } from '../../review-criteria/index.ts';
import { setUpQuery } from '../peer-review-calls.ts';
import { PracticeTab } from '../practice/practice-tab.tsx';
import { usePracticeChoice } from '../practice/use-practice-choice.ts';
import { DeadlinesTab } from './deadlines-tab.tsx';
import { ReviewersTab } from './reviewers-tab.tsx';
import { ReviewsTab } from './reviews-tab.tsx';
import { SaveFailure } from './save-failure.tsx';
import { SlotsPanel } from './slots-panel.tsx';
import { type TabId, tabIds } from './tab-ids.ts';
import { useDeadlines } from './use-deadlines.ts';
import { useOpenSlots } from './use-open-slots.ts';
import { usePairing } from './use-pairing.ts';
import { useSaveAll } from './use-save-all.ts';
import { useSaveReviewers } from './use-save-reviewers.ts';

interface Props {
  classId: ClassId;
  assignmentId: AssignmentId;
  title: string;
  onClose: () => void;
}

/** Peer review settings of an assignment: pairs, deadlines, and reviews. */
export function SetUpDialog({ classId, assignmentId, title, onClose }: Props) {
  const { t } = useTranslation('peer-review');
  const query = useQuery(setUpQuery(assignmentId));
  const [openCount, setOpenCount] = useState(0);
  const reload = async () => {
    await query.refetch();
    // Local changes were based on an outdated version and are discarded.
    setOpenCount((count) => count + 1);
  };
  return (
    <QueryDialog query={query} title={t('setup.title')} onClose={onClose}>
      {(saved) => (
        <OpenSetUp
          key={openCount}
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

function OpenSetUp({ classId, saved, title, onReload, onClose }: OpenProps) {
  const { t } = useTranslation('peer-review');
  const [tab, setTab] = useState<TabId>('reviewers');
  const pairing = usePairing(saved);
  const deadlines = useDeadlines(classId, saved);
  const criteria = useCriteriaChoice(saved.assignmentId);
  const practice = usePracticeChoice(saved.assignmentId);
  const { bar, offerUndo } = useUndoBar();
  const slots = useOpenSlots({ classId, saved, pairing, offerUndo });
  const save = useSaveReviewers({ classId, assignmentId: saved.assignmentId, pairing });
  const canManage = saved.can.manage && saved.reviewable;
  const saving = useSaveAll({
    tab,
    onTab: setTab,
    pairing,
    reviewers: save,
    deadlines,
    criteria,
    practice,
  });
  const students = useMemo(
    () => saved.students.map((student) => ({ id: student.id, name: formatSortName(student) })),
    [saved.students],
  );
  const left = [...new Set([...mapDepartedReviewers(saved).values()].flat())];
  return (
    <FullScreenDialog
      open
      title={t('setup.title')}
      subtitle={title}
      onClose={onClose}
      hasUnsavedChanges={saving.isChanged || slots.isChanged}
      unsavedAnswers="agree"
      actions={
        canManage && (
          <Button variant="contained" loading={saving.isSaving} onClick={() => void saving.saveAll()}>
            {t('setup.save')}
          </Button>
        )
      }
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
              <SlotsPanel
                slots={slots}
                students={students}
                left={mapDepartedReviewers(saved)}
                isBlocked={pairing.isChanged}
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

/** Names of reviewers who left the class, by reviewee. */
function mapDepartedReviewers({ vacancies }: PeerReviewSetup): ReadonlyMap<UserId, readonly string[]> {
  const withDeparted = vacancies.filter(({ left }) => left.length > 0);
  return new Map(withDeparted.map(({ revieweeId, left }) => [revieweeId, left.map(({ name }) => name)]));
}
