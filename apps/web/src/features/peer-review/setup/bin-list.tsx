import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/search-field.tsx';
import { Bin } from './bin.tsx';
import { balance, reviewersOf, tasksByReviewer } from './pairing-rules.ts';
import type { NamedStudent } from './setup-rules.ts';
import { namedLike } from './setup-rules.ts';
import type { Pairing } from './use-pairing.ts';
import { VirtualRows } from './virtual-rows.tsx';

interface Props {
  students: readonly NamedStudent[];
  pairing: Pairing;
  canManage: boolean;
  height: string;
}

type Filter = 'all' | 'fewer' | 'idle';

/** One bin per reviewee, containing its reviewers. */
export function BinList({ students, pairing, canManage, height }: Props) {
  const { t } = useTranslation('peer-review');
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const { bins, count } = pairing.setUp;
  const ids = useMemo(() => students.map(({ id }) => id), [students]);
  const { fewer, idle } = useMemo(() => balance(bins, ids, count), [bins, ids, count]);
  const tasks = useMemo(() => tasksByReviewer(bins), [bins]);
  const names = useMemo(() => new Map(students.map(({ id, name }) => [id, name])), [students]);
  const wanted = filter === 'all' ? null : new Set(filter === 'fewer' ? fewer : idle);
  const shown = namedLike(students, typed).filter(({ id }) => wanted?.has(id) ?? true);
  return (
    <Stack component="section" aria-label={t('setup.bins')} sx={{ gap: 1, minWidth: 0 }}>
      <Typography variant="h5" component="h3">
        {t('setup.bins')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '& > :first-of-type': { flex: '1 1 180px' } }}>
        <SearchField
          label={t('setup.findReviewee')}
          placeholder={t('setup.findReviewee')}
          term={typed}
          onTerm={setTyped}
        />
        <ToggleButtonGroup
          size="small"
          exclusive
          value={filter}
          aria-label={t('setup.filter.label')}
          onChange={(_event, chosen: Filter | null) => chosen !== null && setFilter(chosen)}
        >
          <ToggleButton value="all">{t('setup.filter.all', { count: students.length })}</ToggleButton>
          <ToggleButton value="fewer">{t('setup.filter.fewer', { count: fewer.length })}</ToggleButton>
          <ToggleButton value="idle">{t('setup.filter.idle', { count: idle.length })}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <VirtualRows
        label={t('setup.bins')}
        count={shown.length}
        keyAt={(index) => shown[index]?.id ?? index}
        estimatedHeight={84}
        height={height}
        draw={(index) => {
          const reviewee = shown[index];
          if (reviewee === undefined) return null;
          return (
            <Bin
              reviewee={reviewee}
              reviewers={reviewersOf(bins, reviewee.id)}
              pairing={pairing}
              students={students}
              names={names}
              tasks={tasks}
              canManage={canManage}
            />
          );
        }}
      />
      {shown.length === 0 && (
        <Typography color="textSecondary">
          {t(typed.trim() === '' ? 'setup.nobodyLeft' : 'setup.nobodyFound')}
        </Typography>
      )}
    </Stack>
  );
}
