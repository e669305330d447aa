import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import type { Role } from '@redraft/contracts';
import { useId } from 'react';
import { type Control, useController, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateIssue } from '../../../lib/sentences.ts';
import { AreasField } from './areas-field.tsx';
import { ClassesField } from './classes-field.tsx';
import { emptyScopes, type ScopeField, scopeOf, scopeProblem, withScope } from './scope-values.ts';
import type { UserInput, UserValues } from './user-values.ts';

interface Props {
  control: Control<UserInput, unknown, UserValues>;
  role: Role;
}

/** Limits the classes of a role that can read classes. */
export function RoleScope({ control, role }: Props) {
  const { t } = useTranslation(['admin', 'accounts']);
  const labelId = useId();
  const { field } = useController({ control, name: 'scopes' });
  const tickedRoles = useWatch({ control, name: 'roles' });
  const { submitCount } = useFormState({ control });
  const scope = scopeOf(field.value, role);
  const change = (changed: Partial<ScopeField>) =>
    field.onChange(withScope(field.value, { ...scope, ...changed }));
  const isInvalidScope = emptyScopes([scope], tickedRoles).length > 0;
  const isEmpty = submitCount > 0 && isInvalidScope;
  return (
    <FormControl component="fieldset" error={isEmpty}>
      <FormLabel component="legend" id={labelId}>
        {t('scope.legend', { role: t(`accounts:role.${role}`) })}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={scope.isLimited ? 'chosen' : 'all'}
        onChange={(_event, value) => change({ isLimited: value === 'chosen' })}
      >
        <FormControlLabel value="all" control={<Radio size="small" />} label={t('scope.all')} />
        <FormControlLabel value="chosen" control={<Radio size="small" />} label={t('scope.chosen')} />
      </RadioGroup>
      {scope.isLimited && (
        <Stack sx={{ gap: 2, mt: 1 }}>
          <FormHelperText sx={{ mt: 0 }} role={isEmpty ? 'alert' : undefined}>
            {isEmpty ? translateIssue(scopeProblem) : t('scope.help')}
          </FormHelperText>
          <AreasField
            areas={scope.areas}
            isWrong={isEmpty}
            {...(isInvalidScope && { inputRef: field.ref })}
            onChoose={(areas) => change({ areas })}
          />
          <ClassesField
            classes={scope.classes}
            isWrong={isEmpty}
            onChoose={(classes) => change({ classes })}
          />
        </Stack>
      )}
    </FormControl>
  );
}
