import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ClassOverview } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { MemberPicker } from './member-picker.tsx';
import type { SectionChoice } from './section-choice.ts';
import { parseChoice } from './section-choice.ts';
import { SectionList } from './section-list.tsx';
import { useMoveStudents } from './use-move-students.ts';

/** Opens the sections of the class, to manage them. */
export function SectionsButton({ course }: { course: ClassOverview }) {
  const { t } = useTranslation('sections');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<GroupsOutlined />} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      <FullScreenDialog
        open={isOpen}
        title={t('title')}
        subtitle={course.className}
        onClose={() => setOpen(false)}
      >
        <SectionManager course={course} />
      </FullScreenDialog>
    </>
  );
}

function SectionManager({ course }: { course: ClassOverview }) {
  const { t } = useTranslation('sections');
  const [wanted, setWanted] = useState<SectionChoice>('all');
  const moving = useMoveStudents(course);
  // A section that has just been deleted is not chosen any more.
  const choice = parseChoice(String(wanted), course.sections);
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {t('intro')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
        }}
      >
        <SectionList course={course} choice={choice} onChoice={setWanted} />
        <MemberPicker key={choice} course={course} choice={choice} moving={moving} />
      </Box>
    </>
  );
}
