import { type Role, userIdSchema } from '@redraft/contracts';
import { hasPermission } from '../../access/index.ts';
import { checkCredentials, selectOptionalAccount } from '../../domain/accounts/index.ts';
import { AppError } from '../../platform/errors.ts';

/** The university's ID for the demo account with this name and password; null for other credentials. */
export async function enrolledAs(credentials: {
  username: string;
  password: string;
}): Promise<string | null> {
  try {
    const { id, is_demo: isDemo } = await checkCredentials(credentials);
    return isDemo ? String(id) : null;
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('auth.')) return null;
    throw error;
  }
}

/** The claims that the university makes about a person. */
export async function loadClaims(
  subject: string,
): Promise<(Record<string, unknown> & { sub: string }) | null> {
  const account = await selectOptionalAccount(userIdSchema.parse(Number(subject)));
  if (!account?.is_demo) return null;
  return {
    sub: subject,
    email: account.email,
    email_verified: true,
    preferred_username: account.username,
    given_name: account.first_name,
    family_name: account.last_name,
    name: `${account.first_name} ${account.last_name}`,
    eduperson_scoped_affiliation: affiliationsOf(account).map((affiliation) => `${affiliation}@demo.example`),
  };
}

/** What the directory of a university would say of such a person. */
function affiliationsOf(account: { roles: readonly Role[] }): string[] {
  if (hasPermission(account, 'class.create')) return ['faculty', 'member'];
  if (hasPermission(account, 'enrollment.join')) return ['student', 'member'];
  return ['staff', 'member'];
}
