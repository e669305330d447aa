import type { ClassAssignment, ClassId } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClassChange } from '../../../domain/classes/index.ts';
import { notify } from '../../../lib/snackbars.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import type { MenuEntry } from '../../../ui/icon-menu.tsx';
import {
  PauseCircleOutlinedIcon,
  PlayCircleFilledIcon,
  VisibilityOffOutlinedIcon,
  VisibilityOutlinedIcon,
} from '../../../ui/icons/index.ts';
import { setPaused, setVisible } from '../class-page-calls.ts';

/** A menu entry that toggles something, with an optional confirmation. */
interface Switch {
  entry: MenuEntry;
  isBusy: boolean;
  question: ReactNode;
}

/** Pauses writing; red while paused. Asks first if students may be writing. */
export function usePauseSwitch(classId: ClassId, assignment: ClassAssignment): Switch {
  const { id, title, stoped: isPaused, numberOfStarted: count } = assignment;
  const { t } = useTranslation('classes');
  const change = useClassChange(classId, setPaused);
  const [isAsking, setAsking] = useState(false);
  const toggle = () => {
    const message = isPaused ? t('assignment.resumed', { title }) : t('assignment.nowPaused', { title });
    change.mutate(
      { id, status: !isPaused },
      { onSuccess: () => notify(message), onSettled: () => setAsking(false) },
    );
  };
  return {
    entry: {
      id: 'pause',
      label: isPaused ? t('assignment.resume') : t('assignment.pause'),
      icon: isPaused ? (
        <PlayCircleFilledIcon fontSize="small" color="error" />
      ) : (
        <PauseCircleOutlinedIcon fontSize="small" />
      ),
      onSelect: () => (!isPaused && count > 0 ? setAsking(true) : toggle()),
    },
    isBusy: change.isPending,
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t('assignment.pauseTitle', { title })}
        confirmLabel={t('assignment.pause')}
        isBusy={change.isPending}
        onConfirm={toggle}
        onClose={() => setAsking(false)}
      >
        {t('assignment.pauseText', { count })}
      </ConfirmDialog>
    ),
  };
}

/** Hiding removes an assignment, including started texts, from the students' view until it is shown again. */
export function useVisibleSwitch(classId: ClassId, assignment: ClassAssignment): Switch {
  const { id, title, visible, numberOfStarted: count } = assignment;
  const { t } = useTranslation('classes');
  const change = useClassChange(classId, setVisible);
  const [isAsking, setAsking] = useState(false);
  const toggle = () => {
    const message = visible ? t('assignment.nowHidden', { title }) : t('assignment.nowVisible', { title });
    change.mutate(
      { id, status: !visible },
      { onSuccess: () => notify(message), onSettled: () => setAsking(false) },
    );
  };
  return {
    entry: {
      id: 'visible',
      label: visible ? t('assignment.hide') : t('assignment.show'),
      icon: visible ? (
        <VisibilityOffOutlinedIcon fontSize="small" />
      ) : (
        <VisibilityOutlinedIcon fontSize="small" />
      ),
      onSelect: () => (visible && count > 0 ? setAsking(true) : toggle()),
    },
    isBusy: change.isPending,
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t('assignment.hideTitle', { title })}
        confirmLabel={t('assignment.hide')}
        isBusy={change.isPending}
        onConfirm={toggle}
        onClose={() => setAsking(false)}
      >
        {t('assignment.hideText', { count })}
      </ConfirmDialog>
    ),
  };
}
