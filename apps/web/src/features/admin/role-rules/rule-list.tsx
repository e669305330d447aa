import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { RoleRule, RoleRules } from '@redraft/contracts';
import { useTranslation } from 'react-i18next';
import { handleMoveKeys, MoveButtons } from '../../../ui/move-buttons.tsx';
import { preserveFocus } from '../../../ui/preserve-focus.ts';

interface Props {
  rules: readonly RoleRule[];
  institutions: RoleRules['institutions'];
  /** For how many people each rule applies; undefined until it is known. */
  matches: readonly number[] | undefined;
  onChange: (rules: readonly RoleRule[]) => void;
  onEdit: (index: number) => void;
}

/** The rules in the order in which they are read. */
export function RuleList({ rules, institutions, matches, onChange, onEdit }: Props) {
  const { t } = useTranslation('admin');
  const move = (from: number, to: number) => {
    const moved = rules[from];
    if (moved === undefined) return;
    const others = rules.filter((_rule, index) => index !== from);
    preserveFocus(() => onChange(others.toSpliced(to, 0, moved)));
  };
  return (
    <Stack component="ol" aria-label={t('roleRule.list')} sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
      {rules.map((rule, index) => (
        <li
          key={rule.id ?? `new ${index}`}
          onKeyDown={handleMoveKeys(index, rules.length, (to) => move(index, to))}
        >
          <RuleRow
            rule={rule}
            index={index}
            count={rules.length}
            institution={institutions.find(({ issuer }) => issuer === rule.issuer)?.name ?? rule.issuer}
            people={matches?.[index]}
            onMove={(to) => move(index, to)}
            onSwitch={(isOn) => onChange(rules.with(index, { ...rule, isOn }))}
            onRemove={() => onChange(rules.toSpliced(index, 1))}
            onEdit={() => onEdit(index)}
          />
        </li>
      ))}
    </Stack>
  );
}

interface RowProps {
  rule: RoleRule;
  index: number;
  count: number;
  /** The institution to which the rule is limited. */
  institution: string | null;
  people: number | undefined;
  onMove: (to: number) => void;
  onSwitch: (isOn: boolean) => void;
  onRemove: () => void;
  onEdit: () => void;
}

function RuleRow({ rule, index, count, institution, people, onMove, onSwitch, onRemove, onEdit }: RowProps) {
  const { t } = useTranslation('admin');
  const name = t('roleRule.name', { claim: rule.claim, pattern: rule.pattern });
  return (
    <Card variant="outlined" sx={{ px: 2, py: 1.5, opacity: rule.isOn ? 1 : 0.75 }}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Stack sx={{ gap: 0.75, minWidth: 0, flex: '1 1 280px' }}>
          <Link
            component="button"
            type="button"
            onClick={onEdit}
            dir="ltr"
            aria-label={t('roleRule.open', { name })}
            sx={{ textAlign: 'start', font: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
          <RuleResult rule={rule} />
          <Typography variant="body2" color="textSecondary">
            {institution === null
              ? t('roleRule.anyInstitution')
              : t('roleRule.atInstitution', { institution })}
            {people !== undefined && rule.isOn && ` · ${t('roleRule.matches', { count: people })}`}
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <FormControlLabel
            label={t('roleRule.isOn')}
            control={
              <Switch
                checked={rule.isOn}
                onChange={(_event, isOn) => onSwitch(isOn)}
                slotProps={{ input: { 'aria-label': t('roleRule.switch', { name }) } }}
              />
            }
          />
          <MoveButtons
            name={name}
            index={index}
            count={count}
            onMove={onMove}
            onRemove={onRemove}
            canRemove
          />
        </Stack>
      </Stack>
    </Card>
  );
}

function RuleResult({ rule: { role, institution, isLast } }: { rule: RoleRule }) {
  const { t } = useTranslation(['admin', 'accounts']);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {role !== null && <Chip size="small" label={t(`accounts:role.${role}`)} />}
      {institution !== '' && <Chip size="small" variant="outlined" label={<bdi>{institution}</bdi>} />}
      {isLast && <Chip size="small" variant="outlined" label={t('roleRule.stops')} />}
    </Stack>
  );
}
