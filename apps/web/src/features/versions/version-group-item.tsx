import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HandedInVersion, VersionOrigin } from '@redraft/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceButton } from './choice-button.tsx';
import { formatSession, type ListedGroup } from './day-groups.ts';
import { GroupSaves } from './group-saves.tsx';
import { listHandIns } from './hand-in-rules.ts';
import type { Choice } from './version-choice.ts';

/** A writing session, represented by its last version, with its individual saves on demand. */
export function VersionGroupItem({ group, ...choice }: Choice & { group: ListedGroup }) {
  const { t } = useTranslation('versions');
  const savesId = useId();
  const [isOpen, setOpen] = useState(false);
  const { list, selectedVersion, onChoose } = choice;
  const isBeginning = group.firstSeq === 0;
  const handIns = listHandIns(group, list.handIns);
  return (
    <li>
      <ChoiceButton isChosen={selectedVersion === group.last.seq} onClick={() => onChoose(group.last.seq)}>
        <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {formatSession(group, list.timezone)}
          </Typography>
          {group.last.seq === list.current.seq && <Chip size="small" color="primary" label={t('now')} />}
          {handIns
            .filter(({ seq }) => seq === group.last.seq)
            .map((handIn) => (
              <HandInChip key={handIn.seq} handIn={handIn} />
            ))}
          {listMarks(group.origins).map((origin) => (
            <Chip key={origin} size="small" variant="outlined" label={t(`origin.${origin}`)} />
          ))}
        </Stack>
        <Typography component="span" variant="body2" color="textSecondary">
          {t('words', { count: group.last.words })}
          {!isBeginning && group.change !== null && group.change !== 0 && (
            <> ({t('change', { change: group.change })})</>
          )}
        </Typography>
      </ChoiceButton>
      {handIns
        .filter(({ seq }) => seq !== group.last.seq)
        .map((handIn) => (
          <Box key={handIn.seq} sx={{ pl: 2, mt: 0.5 }}>
            <ChoiceButton isChosen={selectedVersion === handIn.seq} onClick={() => onChoose(handIn.seq)}>
              <HandInChip handIn={handIn} />
            </ChoiceButton>
          </Box>
        ))}
      {group.saves > 1 && (
        <Button
          size="small"
          color="inherit"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? savesId : undefined}
          sx={{ ml: 0.5, color: 'text.secondary' }}
        >
          {isOpen ? t('saves.hide') : t('saves.show', { count: group.saves })}
        </Button>
      )}
      {isOpen && (
        <Box id={savesId}>
          <GroupSaves group={group} {...choice} />
        </Box>
      )}
    </li>
  );
}

/** The draft that was submitted as this version. */
function HandInChip({ handIn }: { handIn: HandedInVersion }) {
  const { t } = useTranslation('versions');
  const label = handIn.isFinal ? t('handedInFinal') : t('handedIn', { title: handIn.title });
  return <Chip size="small" color="success" variant="outlined" label={label} />;
}

/** Origins worth a mark; typing is the default. */
function listMarks(origins: readonly VersionOrigin[]) {
  return origins.filter((origin) => origin !== 'typed');
}
