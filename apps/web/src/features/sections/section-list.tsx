import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ClassOverview, ClassSection, SectionId } from '@redraft/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteSectionDialog } from './delete-section-dialog.tsx';
import { NameForm } from './name-form.tsx';
import type { Person } from './people.ts';
import { addSection, renameSection } from './section-calls.ts';
import type { SectionChoice } from './section-choice.ts';
import { countMatching } from './section-choice.ts';
import { SectionRow } from './section-row.tsx';

interface Props {
  classDetails: Pick<ClassOverview, 'id' | 'sections'>;
  people: readonly Person[];
  choice: SectionChoice;
  onChoice: (choice: SectionChoice) => void;
}

/** Sections of a class: select, add, rename, delete. */
export function SectionList({ classDetails, people, choice, onChoice }: Props) {
  const { t } = useTranslation('sections');
  const [renaming, setRenaming] = useState<SectionId | null>(null);
  const [deleting, setDeleting] = useState<ClassSection | null>(null);
  const { sections } = classDetails;
  const row = (value: SectionChoice) => ({
    count: countMatching(people, value),
    isChosen: choice === value,
    onChoose: () => onChoice(value),
  });
  return (
    <Card component="section" aria-label={t('title')}>
      <List dense sx={{ py: 0.5 }}>
        <FixedRow name={t('all')} {...row('all')} />
        {sections.map((section) =>
          renaming === section.id ? (
            <NameForm
              key={section.id}
              classId={classDetails.id}
              label={t('nameOf', { name: section.name })}
              initial={section.name}
              save={(name) => renameSection({ id: section.id, name })}
              onSaved={() => setRenaming(null)}
              onCancel={() => setRenaming(null)}
            />
          ) : (
            <SectionRow
              key={section.id}
              name={section.name}
              {...row(section.id)}
              onRename={() => setRenaming(section.id)}
              onDelete={() => setDeleting(section)}
            />
          ),
        )}
        {sections.length > 0 && <FixedRow name={t('none')} {...row('none')} />}
      </List>
      <NameForm
        classId={classDetails.id}
        label={t('newName')}
        save={(name) => addSection({ classId: classDetails.id, name })}
      />
      <DeleteSectionDialog
        classId={classDetails.id}
        section={deleting}
        count={deleting === null ? 0 : countMatching(people, deleting.id)}
        onClose={() => setDeleting(null)}
      />
    </Card>
  );
}

interface RowProps {
  name: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** "All students" or "Without section", which cannot be renamed. */
function FixedRow({ name, count, isChosen, onChoose }: RowProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton selected={isChosen} aria-current={isChosen} onClick={onChoose}>
        <ListItemText primary={name} />
        <Typography variant="body2" color="textSecondary">
          {count}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
}
