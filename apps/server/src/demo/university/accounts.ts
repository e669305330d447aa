import { userIdSchema } from '@redraft/contracts';
import { checkCredentials, selectOptionalAccount } from '../../domain/accounts/index.ts';
import { AppError } from '../../platform/errors.ts';

/** Only accounts with this prefix belong to the demo university. */
const ofDemo = /^demo_/;

/** The university's ID for the person with this name and password; null for unknown credentials. */
export async function enrolledAs(credentials: {
  username: string;
  password: string;
}): Promise<string | null> {
  if (!ofDemo.test(credentials.username.trim())) return null;
  try {
    return String((await checkCredentials(credentials)).id);
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
  if (!account || !ofDemo.test(account.username)) return null;
  return {
    sub: subject,
    email: account.email,
    email_verified: true,
    preferred_username: account.username,
    given_name: account.first_name,
    family_name: account.last_name,
    name: `${account.first_name} ${account.last_name}`,
  };
}
