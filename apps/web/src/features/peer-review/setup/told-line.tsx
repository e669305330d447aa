import Typography from '@mui/material/Typography';
import type { UserId } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { maxReviewers } from './pairing-rules.ts';
import type { NamedStudent } from './set-up-rules.ts';
import type { Held, Told } from './use-pairing.ts';

interface Props {
  told: Told | null;
  held: Held | null;
  students: readonly NamedStudent[];
}

/** What has just happened to the bins, or what may be done next; read out as well. */
export function ToldLine({ told, held, students }: Props) {
  const words = useToldWords(students);
  const isRefused = held === null && told?.kind === 'refused';
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{ minHeight: 22, color: isRefused ? 'error.main' : 'text.secondary' }}
    >
      {words(told, held)}
    </Typography>
  );
}

function useToldWords(students: readonly NamedStudent[]) {
  const { t } = useTranslation('peer-review');
  const nameOf = (id: UserId) => students.find((student) => student.id === id)?.name ?? t('setup.someone');
  return (told: Told | null, held: Held | null): string => {
    if (held !== null) return t('setup.told.held', { name: nameOf(held.reviewer) });
    if (told === null) return t('setup.told.hint');
    if (told.kind === 'filled') return t('setup.told.filled', { count: told.count });
    if (told.kind === 'undone' || told.kind === 'filledOpen') return t(`setup.told.${told.kind}`);
    const names = { reviewer: nameOf(told.pair.reviewer), reviewee: nameOf(told.pair.reviewee) };
    if (told.kind === 'refused') return t(`setup.refused.${told.because}`, { ...names, max: maxReviewers });
    return t(`setup.told.${told.kind}`, names);
  };
}
