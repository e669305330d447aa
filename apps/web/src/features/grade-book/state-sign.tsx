import { useTranslation } from 'react-i18next';
import {
  EditOutlinedIcon,
  EventAvailableOutlinedIcon,
  EventBusyOutlinedIcon,
  ScheduleOutlinedIcon,
} from '../../ui/icons/index.ts';
import type { CellState } from './cell-state.ts';

const icons = {
  toGrade: EditOutlinedIcon,
  late: ScheduleOutlinedIcon,
  missed: EventBusyOutlinedIcon,
  excused: EventAvailableOutlinedIcon,
} as const;

/** Icon of a state, with an accessible name. */
export function StateSign({ state, isNamed = true }: { state: keyof typeof icons; isNamed?: boolean }) {
  const { t } = useTranslation('gradebook');
  const Icon = icons[state];
  const colour = state === 'missed' ? 'error' : state === 'excused' ? 'info' : 'warning';
  return (
    <Icon
      {...(isNamed ? { titleAccess: t(`legend.${state satisfies CellState}`) } : { 'aria-hidden': true })}
      color={colour}
      sx={{ fontSize: 15 }}
    />
  );
}
