import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { StudentAssignment } from '@redraft/contracts';
import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTypeIcon } from '../../../ui/content-type-icon.tsx';
import { AttachFileIcon } from '../../../ui/icons/index.ts';
import { AttachFilesDialog } from '../../attachments/index.ts';
import type { useOpenedFile } from '../../student-files/index.ts';

interface Props {
  assignment: StudentAssignment;
  files: ReturnType<typeof useOpenedFile>;
}

const mainTab = 'main';
const attachTab = 'attach';
const height = 36;

/** Files of the text: the main one in the page, the others in dialogs. */
export function WorkspaceTabs({ assignment, files }: Props) {
  const { t } = useTranslation(['workspace', 'attachments']);
  const [isAttaching, setAttaching] = useState(false);
  const { submission } = assignment;
  const selectedTab = isAttaching ? attachTab : (files.opened?.assignmentTemplateId ?? mainTab);
  const choose = (id: unknown) => {
    if (id === attachTab) return setAttaching(true);
    const file = assignment.additionalFiles.find((one) => one.assignmentTemplateId === id);
    if (file !== undefined) files.open(file);
  };
  return (
    <>
      <Tabs
        value={selectedTab}
        onChange={(_event, id: unknown) => choose(id)}
        aria-label={t('tabs.label')}
        variant="scrollable"
        scrollButtons="auto"
        sx={{
          flexShrink: 0,
          minHeight: height,
          px: { xs: 1.5, sm: 2.5 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tab value={mainTab} id="tab-main" aria-controls="panel-main" label={t('tabs.main')} sx={tabSx} />
        {assignment.additionalFiles.map((file) => (
          <Tab
            key={file.assignmentTemplateId}
            value={file.assignmentTemplateId}
            label={
              <TabLabel icon={<ContentTypeIcon type={file.type} fontSize="small" />}>
                {files.labelOf(file)}
              </TabLabel>
            }
            // A file that was not created yet can only be created while writing is possible.
            disabled={file.fileId === null && !assignment.can.write}
            aria-haspopup="dialog"
            sx={tabSx}
          />
        ))}
        {assignment.uploadFile && submission !== null && (
          <Tab
            value={attachTab}
            label={<TabLabel icon={<AttachFileIcon fontSize="small" />}>{t('attachments:tab')}</TabLabel>}
            aria-haspopup="dialog"
            sx={tabSx}
          />
        )}
      </Tabs>
      {isAttaching && submission !== null && (
        <AttachFilesDialog
          assignment={assignment}
          submissionId={submission.submissionId}
          onClose={() => setAttaching(false)}
        />
      )}
    </>
  );
}

const tabSx = { minHeight: height, py: 0, maxWidth: 260 };

function TabLabel({ icon, children }: { icon: ReactElement; children: ReactNode }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 6, maxWidth: '100%' }}>
      {icon}
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{children}</span>
    </span>
  );
}
