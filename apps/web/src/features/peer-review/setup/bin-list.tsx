import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/search-field.tsx';
import { Bin } from './bin.tsx';
import { balance, countTasksByReviewer, reviewersOf } from './pairing-rules.ts';
import type { NamedStudent } from './setup-rules.ts';
import { filterByName } from './setup-rules.ts';
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
  const [searchTerm, setSearchTerm] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const { bins, count } = pairing.setUp;
  const ids = useMemo(() => students.map(({ id }) => id), [students]);
  const { fewer, idle } = useMemo(() => balance(bins, ids, count), [bins, ids, count]);
  const tasks = useMemo(() => countTasksByReviewer(bins), [bins]);
  const names = useMemo(() => new Map(students.map(({ id, name }) => [id, name])), [students]);
  const filteredIds = filter === 'all' ? null : new Set(filter === 'fewer' ? fewer : idle);
  const visibleStudents = filterByName(students, searchTerm).filter(({ id }) => filteredIds?.has(id) ?? true);
  return (
    <Stack component="section" aria-label={t('setup.bins')} sx={{ gap: 1, minWidth: 0 }}>
      <Typography variant="h5" component="h3">
        {t('setup.bins')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '& > :first-of-type': { flex: '1 1 180px' } }}>
        <SearchField
          label={t('setup.findReviewee')}
          placeholder={t('setup.findReviewee')}
          term={searchTerm}
          onTerm={setSearchTerm}
        />
        <ToggleButtonGroup
          size="small"
          exclusive
          value={filter}
          aria-label={t('setup.filter.label')}
          onChange={(_event, nextFilter: Filter | null) => nextFilter !== null && setFilter(nextFilter)}
        >
          <ToggleButton value="all">{t('setup.filter.all', { count: students.length })}</ToggleButton>
          <ToggleButton value="fewer">{t('setup.filter.fewer', { count: fewer.length })}</ToggleButton>
          <ToggleButton value="idle">{t('setup.filter.idle', { count: idle.length })}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <VirtualRows
        label={t('setup.bins')}
        count={visibleStudents.length}
        keyAt={(index) => visibleStudents[index]?.id ?? index}
        estimatedHeight={84}
        height={height}
        draw={(index) => {
          const reviewee = visibleStudents[index];
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
      {visibleStudents.length === 0 && (
        <Typography color="textSecondary">
          {t(searchTerm.trim() === '' ? 'setup.nobodyLeft' : 'setup.nobodyFound')}
        </Typography>
      )}
    </Stack>
  );
}
