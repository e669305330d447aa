import { AppError } from '../../platform/errors.ts';

/** Everybody knows the password of the demo accounts: they are closed unless this server offers the demo. */
let areOpen = true;

export function openDemoAccounts(isOffered: boolean): void {
  areOpen = isOffered;
}

export function areDemoAccountsOpen(): boolean {
  return areOpen;
}

export function requireOpenAccount({ is_demo: isDemo }: { is_demo: boolean }): void {
  if (isDemo && !areOpen) throw new AppError('auth.demo_off');
}
