import Button from '@mui/material/Button';
import type { ReadSubmission } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/hint.tsx';
import { announcedKey } from './page-keys-choice.ts';
import { keyName } from './reader-keys.ts';
import { usePageKeys } from './use-page-keys.ts';
import type { ReadingQueue } from './use-reading-queue.ts';

interface Props {
  submission: ReadSubmission;
  queue: ReadingQueue;
}

/** Number of texts to grade and a button to the next one, with a keyboard shortcut. */
export function NextToGrade({ submission, queue }: Props) {
  const { t } = useTranslation('grading');
  const { count, nextId } = submission.toGrade;
  const goToNext = () => {
    if (nextId !== null) queue.goTo(nextId);
  };
  usePageKeys({ nextToGrade: goToNext });
  // Stays in place if nothing is left, so that its neighbours do not move.
  if (!submission.can.grade) return null;
  const key = keyName('nextToGrade');
  return (
    <Hint text={nextId === null ? t('pager.allGraded') : `${t('pager.nextToGrade')} (${key})`}>
      <span>
        <Button
          size="small"
          variant="outlined"
          aria-keyshortcuts={announcedKey(key)}
          disabled={nextId === null}
          onClick={goToNext}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('pager.toGrade', { count })}
        </Button>
      </span>
    </Hint>
  );
}
