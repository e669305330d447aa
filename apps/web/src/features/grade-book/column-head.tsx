import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GradeBookAssignment } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { stepTitle } from '../../lib/sentences.ts';
import { IconMenu } from '../../ui/icon-menu.tsx';
import { ExpandMoreIcon, MoreVertIcon } from '../../ui/icons/index.ts';
import type { GridColumn } from './grid-model.ts';

interface Props {
  column: GridColumn;
  canGrade: boolean;
  isOpened: boolean;
  onToggle?: (() => void) | undefined;
  onOpen?: (() => void) | undefined;
  onSettings: (assignment: GradeBookAssignment) => void;
  onRelease: (assignment: GradeBookAssignment) => void;
}

/** Column header: title, weight and actions. */
export function ColumnHead(props: Props) {
  const { t } = useTranslation('gradebook');
  const { column, canGrade, isOpened } = props;
  const { assignment, draft } = column;
  if (draft) {
    return (
      <>
        <Title text={stepTitle({ draftTitle: draft.title, draftType: draft.draftType })} />
        <Typography variant="caption" color="textSecondary">
          {t('percent', { value: draft.weight })}
        </Typography>
      </>
    );
  }
  if (column.kind === 'weighted') return <Title text={t('weighted')} />;
  const { isAnonymous, holdsBack } = assignment.settings;
  const held = assignment.numberOfHeld;
  const release = { id: 'release', label: t('release.all', { count: held }), isDisabled: held === 0 };
  const viewEntries = [
    ...(props.onToggle && !isAnonymous
      ? [
          {
            id: 'drafts',
            label: t(isOpened ? 'drafts.hide' : 'drafts.show'),
            icon: <ExpandMoreIcon fontSize="small" />,
            onSelect: props.onToggle,
          },
        ]
      : []),
    ...(props.onOpen
      ? [{ id: 'look', label: t(isAnonymous ? 'openAnonymous' : 'openOne'), onSelect: props.onOpen }]
      : []),
  ];
  const actions = canGrade
    ? [
        ...(holdsBack ? [{ ...release, onSelect: () => props.onRelease(assignment) }] : []),
        { id: 'settings', label: t('settings.open'), onSelect: () => props.onSettings(assignment) },
      ]
    : [];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Title text={props.onOpen ? assignment.title : t('grade')} />
        <Typography variant="caption" color="textSecondary" component="div">
          {t(isAnonymous ? 'state.anonymous' : holdsBack ? 'state.held' : 'state.graded', {
            graded: assignment.numberOfGraded,
            count: assignment.numberOfTexts,
          })}
        </Typography>
      </Box>
      <IconMenu
        label={t('menuOf', { title: assignment.title })}
        icon={<MoreVertIcon fontSize="small" />}
        groups={[viewEntries, actions]}
      />
    </Box>
  );
}

/** Maximum lines of a title; about sixty letters in the narrowest column. */
const titleLines = 6;

function Title({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      dir="auto"
      title={text}
      sx={{
        fontWeight: 600,
        display: '-webkit-box',
        WebkitLineClamp: titleLines,
        overflowWrap: 'anywhere',
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }}
    >
      {text}
    </Typography>
  );
}
