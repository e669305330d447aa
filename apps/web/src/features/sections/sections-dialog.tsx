import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassOverview } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FullScreenDialog } from '../../ui/dialogs/full-screen-dialog.tsx';
import { MemberPicker } from './member-picker.tsx';
import { listPeople } from './people.ts';
import type { SectionChoice } from './section-choice.ts';
import { parseChoice } from './section-choice.ts';
import { SectionList } from './section-list.tsx';
import { useMoveStudents } from './use-move-students.ts';

/** Manages the sections of a class. */
export function SectionsDialog({
  classDetails,
  onClose,
}: {
  classDetails: ClassOverview;
  onClose: () => void;
}) {
  const { t } = useTranslation('sections');
  return (
    <FullScreenDialog open title={t('title')} subtitle={classDetails.className} onClose={onClose}>
      <SectionManager classDetails={classDetails} />
    </FullScreenDialog>
  );
}

function SectionManager({ classDetails }: { classDetails: ClassOverview }) {
  const { t } = useTranslation('sections');
  const [sectionChoice, setChoice] = useState<SectionChoice>('all');
  const people = useMemo(() => listPeople(classDetails), [classDetails]);
  const moving = useMoveStudents(classDetails, people);
  // Falls back if the selected section was just deleted.
  const choice = parseChoice(String(sectionChoice), classDetails.sections);
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
        <SectionList classDetails={classDetails} people={people} choice={choice} onChoice={setChoice} />
        <MemberPicker
          key={choice}
          classDetails={classDetails}
          people={people}
          choice={choice}
          moving={moving}
        />
      </Box>
    </>
  );
}
