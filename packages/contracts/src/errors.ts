import { z } from 'zod';

/**
 * Every error a caller may be told, by stable code: the HTTP status and the sentence shown unless the
 * place that raises it has a more exact one.
 */
export const errorTable = {
  'request.invalid': { status: 400, message: 'Some of the values are not valid.' },
  'request.unstorable': { status: 400, message: 'Some of the values cannot be kept.' },
  'request.in_progress': {
    status: 409,
    message: 'This is being done already. Please look in a moment whether it is there.',
  },
  'request.key_reused': {
    status: 422,
    message: 'This key of an intent has been used for something else.',
  },
  'request.too_large': { status: 413, message: 'The request is larger than allowed.' },
  'request.timeout': {
    status: 408,
    message: 'The request took too long to arrive. Please try again, on a better connection if you can.',
  },
  'request.misdirected': {
    status: 421,
    message: 'Nothing is served under this name. Please use the address of the platform.',
  },
  'request.rate_limited': { status: 429, message: 'Too many attempts. Please wait a minute and try again.' },
  'auth.required': { status: 401, message: 'Please sign in.' },
  'auth.expired': { status: 401, message: 'Your session has expired. Please sign in again.' },
  'auth.wrong_credentials': { status: 401, message: 'The username or password is not correct.' },
  'auth.unconfirmed': { status: 403, message: 'Please confirm your e-mail address first.' },
  'auth.code_invalid': { status: 401, message: 'This sign-in link has expired. Please sign in again.' },
  'auth.code_elsewhere': {
    status: 401,
    message:
      'This sign-in was begun in another browser, or this one keeps no cookies. Please sign in here again.',
  },
  'access.denied': { status: 403, message: "You don't have access to this page." },
  not_found: { status: 404, message: "There's nothing here!" },
  'conflict.changed': {
    status: 409,
    message: 'Somebody else has changed this since you opened it. Reload to see the current values.',
  },
  'class.key_taken': {
    status: 409,
    message: 'This enrollment key is already in use. Please generate another one.',
  },
  'class.key_unknown': { status: 404, message: 'No class has this enrollment key.' },
  'class.key_needed': {
    status: 403,
    message: 'Please search for the class by its enrollment key first.',
  },
  'class.already_enrolled': { status: 409, message: 'You are already enrolled in this class.' },
  'class.is_staff': { status: 409, message: 'You teach or assist in this class.' },
  'class.closed': { status: 403, message: 'This class is not open for enrollment.' },
  'class.archived': {
    status: 403,
    message: 'This class is archived. Its texts can be read, but not changed or handed in.',
  },
  'class.letter_in_use': {
    status: 409,
    message: 'Students have been given a letter that would no longer be one of the class.',
  },
  'class.has_assignments_outside': {
    status: 409,
    message: 'The dates of the class have to include all of its assignments.',
  },
  'assignment.not_started': { status: 403, message: 'This assignment has not begun yet.' },
  'assignment.closed': { status: 403, message: 'The deadline of this assignment has passed.' },
  'assignment.paused': { status: 403, message: 'The instructor has paused this assignment.' },
  'assignment.already_started': { status: 409, message: 'You have already started this assignment.' },
  'assignment.draft_already_submitted': { status: 409, message: 'This has already been submitted.' },
  'assignment.not_current_step': { status: 409, message: 'This draft is not the one to submit now.' },
  'assignment.drafts_exceed_total': {
    status: 400,
    message: 'Total contribution of draft submissions is greater than 100%',
  },
  'assignment.draft_submitted': {
    status: 409,
    message: 'Students have already submitted this draft. It can no longer be deleted.',
  },
  'assignment.drafts_kept': {
    status: 409,
    message: 'As you have a created a draft submission, you cannot unselect draft submissions.',
  },
  'assignment.draft_incomplete': { status: 400, message: 'Fill the neccessory fields ' },
  'template.unknown': { status: 404, message: 'This template is no longer in your library.' },
  'template.file_required': { status: 400, message: 'File is required.' },
  'template.has_copies': {
    status: 409,
    message: 'Students have already begun this file. It can no longer be removed.',
  },
  'template.too_many': { status: 409, message: 'An assignment can have up to ten additional files.' },
  'document.no_editor': {
    status: 409,
    message: 'Files of this type open in their own program. Please download the file.',
  },
  'document.no_pdf': {
    status: 409,
    message: 'This file cannot be made into a PDF here. Please download the file itself.',
  },
  'document.pdf_failed': {
    status: 422,
    message: 'The PDF could not be made. Please download the file itself.',
  },
  'document.opens_here': { status: 409, message: 'This file is worked on in the editor here.' },
  'document.other_type': {
    status: 415,
    message: 'This is a file of another type. Please put back a file of the type that you took along.',
  },
  'document.has_macros': {
    status: 415,
    message: 'This file holds macros. Please save it without them and put it back then.',
  },
  'section.name_taken': { status: 409, message: 'The class has a section of this name already.' },
  'rubric.title_taken': { status: 409, message: 'You have a rubric of this title already.' },
  'assistant.not_member': { status: 404, message: 'This user does not assist in this class.' },
  'assistant.unknown': { status: 404, message: 'No user has this e-mail address.' },
  'assistant.unconfirmed': { status: 409, message: 'This user has not confirmed the account yet.' },
  'assistant.no_role': {
    status: 409,
    message: 'This account has no role, so nobody can work with it. An administrator can give it one.',
  },
  'assistant.already_member': { status: 409, message: 'This user already belongs to the class.' },
  'submission.closed': { status: 403, message: 'This text has been submitted and can no longer be changed.' },
  'grade.invalid': { status: 400, message: 'Invalid grade.' },
  'grade.not_submitted': {
    status: 409,
    message: 'Nobody has handed in this text. To grade it all the same, say so.',
  },
  'submission.no_neighbour': {
    status: 404,
    message: 'No more submissions for this assignment have been found.',
  },
  'document.invalid': { status: 400, message: 'This is not a document that can be opened.' },
  'document.wrong_type': {
    status: 415,
    message: 'Invalid file type. Please upload a valid Office template file.',
  },
  'document.too_large': { status: 413, message: 'The document is larger than allowed.' },
  'file.full': {
    status: 413,
    message:
      'The versions of this document take up all the room it may have. Words alone are still saved: take out the pictures or files that came last, or begin with smaller ones.',
  },
  'class.full': {
    status: 413,
    message:
      'The documents of this class take up all the room they may have. Words alone are still saved: take out the pictures or files that came last, and tell your instructor.',
  },
  'file.conflict': { status: 409, message: 'The document was changed elsewhere.' },
  'file.locked': { status: 409, message: 'The document is locked by another session.' },
  'file.token_invalid': {
    status: 401,
    message: 'The access to this document has ended. Please open it again.',
  },
  'file.view_only': { status: 403, message: 'This document is open for reading only.' },
  'operation.unsupported': { status: 501, message: 'This operation is not supported.' },
  'service.unavailable': {
    status: 503,
    message: 'This is not possible at the moment. Please try again in a few seconds.',
  },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorTable;

/** The body of every error answer. `reference` identifies an unexpected error in the log. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  reference: z.string().optional(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
