import {
  limits,
  type ManagedAccount,
  optionalTitle,
  type Role,
  type RoleItem,
  roleSchema,
  titleText,
  usernameSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { emptyScopes, listScopes, scopeFieldSchema, scopeProblem, sentScope } from './scope-values.ts';

const wordSchema = z.string().trim().max(limits.email);

/** Search fields; a checked box counts as filled. */
export const userSearchSchema = z.object({
  firstName: wordSchema,
  lastName: wordSchema,
  username: wordSchema,
  email: wordSchema,
  phone: wordSchema,
  pending: z.boolean(),
});
export type UserSearch = z.infer<typeof userSearchSchema>;

export const emptySearch: UserSearch = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  pending: false,
};

export function isFilled(search: UserSearch): boolean {
  return Object.values(search).some(
    (value) => value === true || (typeof value === 'string' && value.trim() !== ''),
  );
}

/** Non-empty lines of a text. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** An existing account keeps its username, even if it violates the rule for new ones. */
export function userFormSchema(savedAccount: ManagedAccount | null) {
  const unchanged = z.literal(savedAccount?.username ?? '').and(z.string().min(1));
  const fields = z.object({
    firstName: titleText(limits.personName),
    lastName: titleText(limits.personName),
    username:
      savedAccount === null ? usernameSchema.check(z.minLength(1)) : z.union([unchanged, usernameSchema]),
    email: z.string().trim().toLowerCase().min(1).max(limits.email).pipe(z.email()),
    phone: optionalTitle(limits.phone),
    profile: z
      .string()
      .transform(linesOf)
      .pipe(z.array(z.string().max(limits.profileUrl)).max(limits.profileUrls)),
    confirmed: z.boolean(),
    roles: z.array(roleSchema),
    scopes: z.array(scopeFieldSchema),
  });
  return fields
    .refine(({ scopes, roles }) => emptyScopes(scopes, roles).length === 0, {
      path: ['scopes'],
      error: scopeProblem,
    })
    .transform(({ scopes, roles, ...rest }) => ({
      ...rest,
      roles: roles.map((name) => ({ name, selected: true, ...sentScope(scopes, name) })),
    }));
}
export type UserValues = z.output<ReturnType<typeof userFormSchema>>;
export type UserInput = z.input<ReturnType<typeof userFormSchema>>;

export function toUserInput(account: ManagedAccount | null): UserInput {
  return {
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    username: account?.username ?? '',
    email: account?.email ?? '',
    phone: account?.phone ?? '',
    profile: account?.profile.join('\n') ?? '',
    confirmed: account?.confirmed ?? false,
    roles: account?.roles.filter(({ selected }) => selected).map(({ name }) => name) ?? [],
    scopes: listScopes(account),
  };
}

/** Display form, without the common prefix of role names. */
export function roleName(name: RoleItem['name']): string {
  return name.replace(/^[A-Z]+?_/, '');
}

export function toggleRole(names: readonly Role[], name: Role): Role[] {
  return names.includes(name) ? names.filter((one) => one !== name) : [...names, name];
}
