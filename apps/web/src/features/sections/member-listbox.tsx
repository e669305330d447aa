import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import { CheckBoxIcon, CheckBoxOutlineBlankIcon } from '../../ui/icons/index.ts';
import type { MemberSelection } from './member-selection.ts';
import { pressKey, pressRow } from './member-selection.ts';

export interface Member {
  key: string;
  name: string;
  email: string;
  section: string;
}

interface Props {
  label: string;
  members: readonly Member[];
  selection: MemberSelection<string>;
  onSelection: (selection: MemberSelection<string>) => void;
}

/** Multi-select listbox of people, by pointer or keyboard, with a single tab stop. */
export function MemberListbox({ label, members, selection, onSelection }: Props) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const ids = members.map(({ key }) => key);
  const active = Math.min(selection.active, members.length - 1);
  const handleKey = (event: KeyboardEvent) => {
    const keyPress = { key: event.key, isShift: event.shiftKey, isControl: event.ctrlKey || event.metaKey };
    const next = pressKey(selection, ids, keyPress);
    if (next === null) return;
    event.preventDefault();
    onSelection(next);
  };
  // Scrolls to the active row.
  useEffect(() => {
    if (document.activeElement === list.current)
      list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={list}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={members.length === 0 ? undefined : `${listId}-${active}`}
      tabIndex={0}
      onKeyDown={handleKey}
      sx={{
        overflowY: 'auto',
        maxHeight: { xs: '50dvh', md: 'calc(100dvh - 300px)' },
        userSelect: 'none',
        // The active row shows the focus ring instead.
        '&:focus-visible': { outline: 'none' },
      }}
    >
      {members.map((member, index) => (
        <MemberRow
          key={member.key}
          id={`${listId}-${index}`}
          member={member}
          isSelected={selection.selected.has(member.key)}
          isActive={index === active}
          onPress={(isRange) => onSelection(pressRow(selection, ids, { index, isRange }))}
        />
      ))}
    </Box>
  );
}

interface RowProps {
  id: string;
  member: Member;
  isSelected: boolean;
  isActive: boolean;
  onPress: (isRange: boolean) => void;
}

function MemberRow({ id, member, isSelected, isActive, onPress }: RowProps) {
  const Mark = isSelected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isSelected}
      onClick={(event) => onPress(event.shiftKey)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        py: 0.75,
        cursor: 'pointer',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isSelected ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: isSelected ? 'action.selected' : 'action.hover' },
        '[role=listbox]:focus-visible > &': isActive
          ? { outline: 2, outlineOffset: -2, outlineColor: 'primary.main' }
          : {},
      }}
    >
      <Mark fontSize="small" color={isSelected ? 'primary' : 'action'} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={member.name} sx={{ fontWeight: 560 }}>
          {member.name}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap title={member.email} component="div">
          {member.email}
        </Typography>
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        noWrap
        title={member.section ?? undefined}
        sx={{ maxWidth: '40%' }}
      >
        {member.section}
      </Typography>
    </Box>
  );
}
