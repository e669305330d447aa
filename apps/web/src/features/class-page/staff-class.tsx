import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClassOverview } from '@redraft/contracts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { notify } from '../../lib/snackbars.ts';
import type { Crumb } from '../../ui/breadcrumbs.tsx';
import { LazyDialogs } from '../../ui/dialogs/lazy-dialog.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { PageTabs, TabPanel } from '../../ui/page-tabs.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { useUrlTab } from '../../ui/use-url-tab.ts';
import { ClassGraphs } from '../analytics/index.ts';
import { ClassComparison } from '../oversight/index.ts';
import { ResearchButton, ResearchDialog } from '../research/index.ts';
import { ArchivedNotice } from './archived-notice.tsx';
import { AssignmentsTab } from './assignments/assignments-tab.tsx';
import { AssistantsTab } from './assistants/assistants-tab.tsx';
import { DetailsTab } from './details/details-tab.tsx';
import { StudentsTab } from './students/students-tab.tsx';

type TabId = 'details' | 'students' | 'assistants' | 'assignments' | 'analytics';

interface Props {
  classDetails: ClassOverview;
  tabs: readonly TabId[];
  /** Breadcrumb of the list that led here. */
  list: Crumb;
}

/** A class for its staff; the server decides what they may change (`can`). */
export function StaffClass({ classDetails, tabs: tabIds, list }: Props) {
  const { t } = useTranslation('classes');
  // Kept from the first render: adding the first or deleting the last assignment must not switch tabs.
  const [initial] = useState<TabId>(classDetails.assignments.length > 0 ? 'assignments' : 'details');
  const [tab, setTab] = useUrlTab(tabIds, initial);
  const [isEditing, setEditing] = useState(false);
  const restoredFocus = useRestoredFocus();
  const warn = () => notify(t('tabLocked'), { kind: 'warning' });
  const tabs = tabIds.map((id) => ({
    id,
    label: t(`tab.${id}`),
    disabled: isEditing && id !== tab,
  }));
  return (
    <PageFrame
      title={classDetails.className}
      className={classDetails.className}
      breadcrumbs={[list]}
      actions={
        <Button component={Link} to={`/gradebook/${classDetails.id}`} variant="outlined" color="inherit">
          {t('gradeBook')}
        </Button>
      }
      tabs={
        <Box {...(isEditing ? tabSwitchHandlers(warn) : {})}>
          <PageTabs label={classDetails.className} tabs={tabs} value={tab} onChange={setTab} />
        </Box>
      }
    >
      <Box {...restoredFocus}>
        {classDetails.archived && <ArchivedNotice classDetails={classDetails} />}
        <TabPanel id={tab}>
          {tab === 'details' && (
            <DetailsTab classDetails={classDetails} isEditing={isEditing} onEditing={setEditing} />
          )}
          {tab === 'students' && <StudentsTab classDetails={classDetails} />}
          {tab === 'assistants' && <AssistantsTab classDetails={classDetails} />}
          {tab === 'assignments' && <AssignmentsTab classDetails={classDetails} />}
          {tab === 'analytics' && (
            <>
              {classDetails.can.manage && <ClassResearch classDetails={classDetails} />}
              <ClassGraphs classId={classDetails.id} />
              {!classDetails.can.manage && <ClassComparison classId={classDetails.id} />}
            </>
          )}
        </TabPanel>
      </Box>
    </PageFrame>
  );
}

function ClassResearch({ classDetails }: { classDetails: ClassOverview }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
      <ResearchButton onClick={() => setOpen(true)} />
      <LazyDialogs preload={researchDialogs}>
        {isOpen && <ResearchDialog classDetails={classDetails} onClose={() => setOpen(false)} />}
      </LazyDialogs>
    </Box>
  );
}

const researchDialogs = [ResearchDialog];

/** Warns instead of switching. A disabled tab gets no pointer events, so a click on it arrives with the tab list as its target. */
function tabSwitchHandlers(warn: () => void) {
  const isTab = (target: EventTarget) => target instanceof Element && target.closest('[role="tab"]') !== null;
  return {
    onClick: ({ target }: MouseEvent) => {
      if (!isTab(target)) warn();
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (isTab(target) && tabSwitchKeys.includes(key)) warn();
    },
  };
}

const tabSwitchKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];
