import { limits } from './limits.ts';
import { bareText } from './texts.ts';

/** Usernames: at least six letters, digits and underscores. */
export const usernamePattern = /^[A-Za-z0-9_]{6,}$/;

export const usernameSchema = bareText()
  .trim()
  .max(limits.username)
  .regex(usernamePattern, 'account.username_rule');
