import {
  type AuditedAction,
  auditedActions,
  auditedSubjectSchema,
  type ShownAuditEntry,
} from '@redraft/contracts';
import type { TFunction } from 'i18next';

export type AuditWords = TFunction<['audit']>;

const auditedActionSet: ReadonlySet<string> = new Set(auditedActions);

function isAuditedAction(action: string): action is AuditedAction {
  return auditedActionSet.has(action);
}

/** An entry as a sentence; unknown actions of another release show their code. */
export function formatEntry(entry: ShownAuditEntry, t: AuditWords): string {
  const who = entry.actor === null ? t('program') : entry.actor.name;
  return formatAction(entry.action, { who, what: formatSubject(entry, t) }, t);
}

/** The kind of action, without names. */
export function kindOf(action: string, t: AuditWords): string {
  const any = t('any');
  return formatAction(action, { who: any, what: any }, t).replace(`: ${any}.`, '');
}

function formatAction(action: string, names: { who: string; what: string }, t: AuditWords): string {
  return isAuditedAction(action) ? t(`act.${action}`, names) : `${names.who}: ${action}: ${names.what}.`;
}

/** Name of the subject, or its id if unknown. */
function formatSubject({ subject, subjectName, subjectId }: ShownAuditEntry, t: AuditWords): string {
  if (subject === 'account' && subjectId === 0) return t('noAccount');
  return subjectName === null ? t('numbered', { id: subjectId }) : t('named', { name: subjectName });
}

/** Kind, id and name of the subject, as far as known. */
export function subjectOf({ subject, subjectId, subjectName }: ShownAuditEntry, t: AuditWords): string {
  const kind = auditedSubjectSchema.safeParse(subject);
  const name = kind.success ? t(`subject.${kind.data}`) : subject;
  const nameWithId = subjectId === 0 ? name : `${name} ${subjectId}`;
  return subjectName === null ? nameWithId : `${nameWithId} · ${subjectName}`;
}
