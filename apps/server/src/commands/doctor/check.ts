/** The result of checking one thing that an installation needs. */
export interface CheckResult {
  name: string;
  ok: boolean;
  /** What was found; if not ok, also what to do. */
  says: string;
}

export interface Check {
  name: string;
  run: () => Promise<Omit<CheckResult, 'name'>>;
}

export const ok = (says: string) => ({ ok: true, says });
export const failed = (says: string) => ({ ok: false, says });
