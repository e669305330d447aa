import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ClassOverview, SectionId, UserId } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/snackbars.ts';
import { useClassChange } from '../classes/use-class.ts';
import { assignSection } from './section-calls.ts';
import { groupsBefore } from './section-choice.ts';

type Props = { course: ClassOverview; selected: ReadonlySet<UserId>; onMoved: () => void };

/** Where the selected students go; the message afterwards offers to undo it. */
export function MoveMenu({ course, selected, onMoved }: Props) {
  const { t } = useTranslation('sections');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isMoving, move } = useMove(course, onMoved);
  const choose = (sectionId: SectionId | null, name: string) => {
    setAnchor(null);
    move([...selected], { sectionId, name });
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="contained"
        endIcon={<ExpandMore />}
        disabled={selected.size === 0}
        loading={isMoving}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('moveTo')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {course.sections.map((section) => (
          <MenuItem key={section.id} onClick={() => choose(section.id, section.name)}>
            {section.name}
          </MenuItem>
        ))}
        {course.sections.length > 0 && <Divider />}
        <MenuItem onClick={() => choose(null, t('none'))}>{t('none')}</MenuItem>
      </Menu>
    </>
  );
}

function useMove(course: ClassOverview, onMoved: () => void) {
  const { t } = useTranslation(['sections', 'classes']);
  const classId = course.id;
  const change = useClassChange(classId, assignSection);
  const undo = useClassChange(classId, (groups: ReturnType<typeof groupsBefore>) =>
    Promise.all(groups.map((group) => assignSection({ classId, ...group }))),
  );
  const move = (studentIds: UserId[], to: { sectionId: SectionId | null; name: string }) => {
    const before = groupsBefore(course.students, new Set(studentIds));
    const done = () => {
      const action = { label: t('classes:undo'), onClick: () => undo.mutate(before) };
      const key = to.sectionId === null ? 'movedOut' : 'moved';
      notify(t(key, { count: studentIds.length, name: to.name }), { action });
      onMoved();
    };
    change.mutate({ classId, sectionId: to.sectionId, studentIds }, { onSuccess: done });
  };
  return { isMoving: change.isPending, move };
}
