import { z } from 'zod';
import { assignmentIdSchema } from './ids.ts';
import { instantSchema } from './wire.ts';

export const pdfOrderQuerySchema = z.object({ assignmentId: assignmentIdSchema });

/** The state of a user's order of the PDFs of all texts of an assignment. */
export const pdfOrderSchema = z.object({
  state: z.enum(['none', 'making', 'ready', 'failed']),
  requestedAt: instantSchema.nullable(),
  /** Texts converted so far, including failed ones, and in total. */
  done: z.number(),
  total: z.number(),
  /** Texts that could not be converted. */
  failed: z.number(),
  /** Of all PDFs, in bytes; 0 before they are ready. */
  size: z.number(),
  /** Until when they can be downloaded. */
  expiresAt: instantSchema.nullable(),
  problem: z.enum(['too_large', 'no_room', 'failed']).nullable(),
});
export type PdfOrder = z.infer<typeof pdfOrderSchema>;

export const classPdfsSchema = pdfOrderSchema.extend({
  /** Texts that an order would contain now. */
  texts: z.number(),
  /** The server cannot create PDFs. */
  isPdfMissing: z.boolean(),
});
export type ClassPdfs = z.infer<typeof classPdfsSchema>;
