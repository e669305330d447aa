import type { PlainSentence, SentenceCode } from '@redraft/sentences';
import { z } from 'zod';

/** Every error a caller may be told: the code of its sentence, and the HTTP status. */
export const errorStatus = {
  'request.invalid': 400,
  'request.unreadable': 400,
  'request.unstorable': 400,
  'request.in_progress': 409,
  'request.key_reused': 422,
  'request.too_large': 413,
  'request.timeout': 408,
  'request.misdirected': 421,
  'request.rate_limited': 429,
  'auth.required': 401,
  'auth.expired': 401,
  'auth.wrong_credentials': 401,
  'auth.unconfirmed': 403,
  'auth.code_invalid': 401,
  'auth.code_elsewhere': 401,
  'access.denied': 403,
  not_found: 404,
  'conflict.changed': 409,
  'class.key_taken': 409,
  'class.key_unknown': 404,
  'class.keys_guessed': 429,
  'class.key_needed': 403,
  'class.already_enrolled': 409,
  'class.is_staff': 409,
  'class.closed': 403,
  'class.archived': 403,
  'class.area_required': 400,
  'class.level_required': 400,
  'class.too_short': 400,
  'class.dates_reversed': 400,
  'class.letter_in_use': 409,
  'class.has_assignments_outside': 409,
  'assignment.not_started': 403,
  'assignment.closed': 403,
  'assignment.paused': 403,
  'assignment.already_started': 409,
  'assignment.draft_already_submitted': 409,
  'assignment.not_current_step': 409,
  'assignment.starts_before_class': 400,
  'assignment.ends_after_class': 400,
  'assignment.too_short': 400,
  'assignment.drafts_exceed_total': 400,
  'assignment.draft_submitted': 409,
  'assignment.drafts_kept': 409,
  'assignment.draft_incomplete': 400,
  'assignment.draft_repeated': 400,
  'assignment.draft_outside': 400,
  'assignment.draft_past': 400,
  'assignment.one_main_file': 400,
  'assignment.main_file_stays': 400,
  'template.unknown': 404,
  'template.file_required': 400,
  'template.has_copies': 409,
  'template.too_many': 409,
  'document.no_editor': 409,
  'document.no_pdf': 409,
  'document.pdf_failed': 422,
  'document.opens_here': 409,
  'document.other_type': 415,
  'document.has_macros': 415,
  'section.name_taken': 409,
  'rubric.title_taken': 409,
  'assistant.not_member': 404,
  'assistant.unknown': 404,
  'assistant.unconfirmed': 409,
  'assistant.no_role': 409,
  'assistant.already_member': 409,
  'submission.closed': 403,
  'grade.invalid': 400,
  'grade.changed': 409,
  'grade.not_submitted': 409,
  'submission.no_neighbour': 404,
  'document.invalid': 400,
  'document.wrong_type': 415,
  'document.too_large': 413,
  'file.full': 413,
  'class.full': 413,
  'file.conflict': 409,
  'file.locked': 409,
  'file.token_invalid': 401,
  'file.view_only': 403,
  'editor.unreachable': 500,
  'editor.unsigned': 500,
  'editor.foreign_source': 400,
  'operation.unsupported': 501,
  'service.unavailable': 503,
  internal: 500,
} as const satisfies Partial<Record<SentenceCode, number>>;

export type ErrorCode = keyof typeof errorStatus;
/** The codes of errors whose sentence has no gap: what a rule may give as a reason. */
export type PlainErrorCode = ErrorCode & PlainSentence;

const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * The body of every error answer. `code` and `params` name a sentence of `@redraft/sentences`, which a page says in
 * its reader's language; `message` is the same in English. `reference` identifies an unexpected error in the log.
 */
export const errorAnswerSchema = z.object({
  message: z.string(),
  code: z.string(),
  params: paramsSchema,
  reference: z.string().optional(),
  issues: z
    .array(z.object({ path: z.string(), message: z.string(), code: z.string(), params: paramsSchema }))
    .optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;
