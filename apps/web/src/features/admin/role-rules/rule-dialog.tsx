import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { limits, type RoleRule, type RoleRules, roleRuleSchema } from '@redraft/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { SuggestField } from './suggest-field.tsx';

interface Props {
  /** The rule to edit; undefined to add one. */
  rule: RoleRule | undefined;
  known: RoleRules;
  onSave: (rule: RoleRule) => void;
  onClose: () => void;
}

const newRule: RoleRule = {
  id: null,
  isOn: true,
  issuer: null,
  claim: '',
  pattern: '',
  role: null,
  institution: '',
  isLast: false,
};

/** What is entered changes the list on the page; nothing is saved yet. */
export function RuleDialog({ rule, known, onSave, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'accounts']);
  const id = useId();
  const form = useZodForm(roleRuleSchema, { defaultValues: rule ?? newRule });
  const claim = form.watch('claim');
  const title = t(rule ? 'roleRule.edit' : 'roleRule.add');
  // A role that rules may not give any more is shown where a rule has it.
  const roles = rule?.role && !known.roles.includes(rule.role) ? [...known.roles, rule.role] : known.roles;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ pt: '8px !important' }}>
        <Form form={form} id={id} onSubmit={onSave} label={title}>
          <SuggestField
            control={form.control}
            name="claim"
            label={t('roleRule.claim')}
            helper={t('roleRule.claimHelp')}
            suggestions={known.claims.map(({ name }) => name)}
            isRequired
          />
          <SuggestField
            control={form.control}
            name="pattern"
            label={t('roleRule.pattern')}
            helper={t('roleRule.patternHelp')}
            suggestions={known.claims.find(({ name }) => name === claim.trim())?.values ?? []}
            isRequired
          />
          <SelectField
            control={form.control}
            name="issuer"
            label={t('roleRule.institutionAt')}
            helper={t('roleRule.institutionAtHelp')}
            options={known.institutions.map(({ issuer, name }) => ({ value: issuer, label: name }))}
          />
          <SelectField
            control={form.control}
            name="role"
            label={t('roleRule.role')}
            helper={t('roleRule.roleHelp')}
            options={roles.map((role) => ({ value: role, label: t(`accounts:role.${role}`) }))}
          />
          <TextField
            control={form.control}
            name="institution"
            label={t('roleRule.institution')}
            helper={t('roleRule.institutionHelp')}
            maxLength={limits.institutionName}
          />
          <CheckboxField
            control={form.control}
            name="isLast"
            label={t('roleRule.isLast')}
            helper={t('roleRule.isLastHelp')}
          />
        </Form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" form={id} variant="contained">
          {t(rule ? 'roleRule.apply' : 'roleRule.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
