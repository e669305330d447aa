import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ClassOverview } from '@redraft/contracts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrangeRows } from '../../ui/data-table/arrange-rows.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Member } from './member-listbox.tsx';
import { MemberListbox } from './member-listbox.tsx';
import { emptySelection, toggleAll } from './member-selection.ts';
import { MoveBar } from './move-bar.tsx';
import type { Person } from './people.ts';
import type { SectionChoice } from './section-choice.ts';
import { matchesChoice } from './section-choice.ts';
import type { MoveStudents } from './use-move-students.ts';

const columns = [
  { id: 'name', header: '', value: (member: Member) => member.name },
  { id: 'email', header: '', value: (member: Member) => member.email },
];
const byName = { id: 'name', direction: 'asc' } as const;

interface Props {
  classDetails: Pick<ClassOverview, 'sections'>;
  people: readonly Person[];
  choice: SectionChoice;
  moving: MoveStudents;
}

/** People of the selected section: search, select, move to another. */
export function MemberPicker({ classDetails, people, choice, moving }: Props) {
  const { t, i18n } = useTranslation('sections');
  const [term, setTerm] = useState('');
  const [selection, setSelection] = useState(emptySelection<string>);
  const members = useMembers(people, { sections: classDetails.sections, choice });
  const options = { columns, term, sort: byName, language: i18n.language };
  const visibleMembers = arrangeRows(members, options);
  const ids = visibleMembers.map(({ key }) => key);
  const clear = () => setSelection(emptySelection<string>);
  return (
    <Card component="section" aria-label={t('students')}>
      <Stack direction="row" sx={{ gap: 1.5, p: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          placeholder={t('search')}
          sx={{ flex: 1, minWidth: 180 }}
          slotProps={{ htmlInput: { 'aria-label': t('search') } }}
        />
        <Button
          disabled={visibleMembers.length === 0}
          onClick={() => setSelection(toggleAll(selection, ids))}
        >
          {t('selectShown', { count: visibleMembers.length })}
        </Button>
      </Stack>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        {visibleMembers.length === 0 ? (
          <EmptyState dense title={t(members.length === 0 ? 'empty' : 'noMatch')} />
        ) : (
          <MemberListbox
            label={t('students')}
            members={visibleMembers}
            selection={selection}
            onSelection={setSelection}
          />
        )}
      </Box>
      <MoveBar
        sections={classDetails.sections}
        selected={selection.selected}
        moving={moving}
        onClear={clear}
      />
    </Card>
  );
}

function useMembers(
  people: readonly Person[],
  { sections, choice }: Pick<ClassOverview, 'sections'> & { choice: SectionChoice },
): Member[] {
  const { t } = useTranslation('sections');
  return useMemo(() => {
    const names = new Map(sections.map(({ id, name }) => [id, name]));
    const findSectionName = ({ sectionId }: Person) =>
      sectionId === null ? '' : (names.get(sectionId) ?? '');
    return people
      .filter((person) => matchesChoice(person, choice))
      .map((person) => ({
        key: person.key,
        name: person.name,
        email: person.email,
        section: [person.kind === 'invited' ? t('invited') : '', findSectionName(person)]
          .filter((part) => part !== '')
          .join(' · '),
      }));
  }, [people, sections, choice, t]);
}
