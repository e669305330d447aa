import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ClassMember, ClassOverview } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { countMatching, parseChoice } from './section-choice.ts';
import { useSectionChoice } from './use-section-choice.ts';

interface Props {
  classDetails: Pick<ClassOverview, 'sections' | 'students'>;
  /** People to count; by default the students of the class. */
  people?: readonly Pick<ClassMember, 'sectionId'>[];
}

/** Filters students by section; hidden in a class without sections. */
export function SectionFilter({ classDetails, people = classDetails.students }: Props) {
  const { t } = useTranslation('sections');
  const { sections } = classDetails;
  const [choice, choose] = useSectionChoice(sections);
  if (sections.length === 0) return null;
  const options = [
    { value: 'all', name: t('all'), count: people.length },
    ...sections.map(({ id, name }) => ({ value: String(id), name, count: countMatching(people, id) })),
    { value: 'none', name: t('none'), count: countMatching(people, 'none') },
  ];
  return (
    <TextField
      select
      size="small"
      value={String(choice)}
      onChange={(event) => choose(parseChoice(event.target.value, sections))}
      sx={{ width: 220, maxWidth: '100%' }}
      slotProps={{ htmlInput: { 'aria-label': t('filter') } }}
    >
      {options.map(({ value, name, count }) => (
        <MenuItem key={value} value={value}>
          {t('counted', { name, count })}
        </MenuItem>
      ))}
    </TextField>
  );
}
