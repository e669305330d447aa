import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/query-view.tsx';
import { RoleScope } from './role-scope.tsx';
import { useRoles } from './use-users.ts';
import { roleName, toggleRole, type UserInput, type UserValues } from './user-values.ts';

/** Checkboxes for all roles, with the scope of roles that can read classes. */
export function RolesField({ control }: { control: Control<UserInput, unknown, UserValues> }) {
  const { t } = useTranslation(['admin', 'accounts']);
  const { field } = useController({ control, name: 'roles' });
  const query = useRoles();
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('field.roles')}</FormLabel>
      <QueryView query={query}>
        {(roles) => (
          <Stack sx={{ gap: 2 }}>
            <FormGroup row>
              {roles.map(({ id, name }) => (
                <FormControlLabel
                  key={id}
                  label={<RoleLabel name={t(`accounts:role.${name}`)} code={roleName(name)} />}
                  control={
                    <Checkbox
                      size="small"
                      checked={field.value.includes(name)}
                      onChange={() => field.onChange(toggleRole(field.value, name))}
                    />
                  }
                />
              ))}
            </FormGroup>
            {roles
              .filter(({ name, limitable }) => limitable && field.value.includes(name))
              .map(({ id, name }) => (
                <RoleScope key={id} control={control} role={name} />
              ))}
          </Stack>
        )}
      </QueryView>
    </FormControl>
  );
}

/** Display name of a role, and its code in files and API calls if different. */
function RoleLabel({ name, code }: { name: string; code: string }) {
  if (name.toUpperCase() === code) return name;
  return (
    <>
      {name}{' '}
      <Typography component="span" variant="caption" color="textSecondary" translate="no">
        {code}
      </Typography>
    </>
  );
}
