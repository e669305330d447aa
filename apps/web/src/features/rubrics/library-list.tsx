import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Rubric, RubricId } from '@redraft/contracts';
import { pointsInAll } from '@redraft/contracts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons/index.ts';
import { findRubrics } from './find-rubrics.ts';

interface Props {
  rubrics: readonly Rubric[];
  shownId: RubricId;
  onShow: (id: RubricId) => void;
  addButton: ReactNode;
}

/** Titles of the library's rubrics, with full-text search. */
export function LibraryList({ rubrics, shownId, onShow, addButton }: Props) {
  const { t } = useTranslation(['rubrics', 'ui']);
  const [term, setTerm] = useState('');
  const found = findRubrics(rubrics, term);
  return (
    <Stack component="nav" aria-label={t('library.title')} sx={{ gap: 1.5 }}>
      <TextField
        size="small"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        placeholder={t('ui:table.search')}
        slotProps={{
          htmlInput: { 'aria-label': t('ui:table.searchIn', { label: t('library.title') }) },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Card>
        {found.length === 0 && (
          <EmptyState dense title={t('ui:table.noMatchTitle', { term })} text={t('ui:table.noMatchText')} />
        )}
        <List dense disablePadding>
          {found.map((rubric) => (
            <ListItem key={rubric.id} disablePadding>
              <ListItemButton
                selected={rubric.id === shownId}
                aria-current={rubric.id === shownId}
                onClick={() => onShow(rubric.id)}
              >
                <ListItemText
                  primary={rubric.title}
                  secondary={[
                    t('criteriaCount', { count: rubric.criteria.length }),
                    t('points', { count: pointsInAll(rubric) }),
                  ].join(' · ')}
                  sx={{ overflowWrap: 'anywhere' }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
      <Box>{addButton}</Box>
    </Stack>
  );
}
