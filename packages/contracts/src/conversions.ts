import { z } from 'zod';
import { conversionIdSchema } from './ids.ts';

/** OpenDocument files that can be converted, with the type that each becomes. Drawings (.odg) open as they are. */
export const convertedKindOf = { odt: 'docx', ods: 'xlsx', odp: 'pptx' } as const;
export const openDocumentKindSchema = z.enum(['odt', 'ods', 'odp']);
export type OpenDocumentKind = z.infer<typeof openDocumentKindSchema>;
export type ConvertedKind = (typeof convertedKindOf)[OpenDocumentKind];

/** The OpenDocument type that becomes a file of this type; null if none does. */
export function openDocumentKindFor(kind: string): OpenDocumentKind | null {
  return openDocumentKindSchema.options.find((option) => convertedKindOf[option] === kind) ?? null;
}

/** What a file holds that can be counted before and after its conversion. */
export const countedContentSchema = z.enum([
  'words',
  'pictures',
  'tables',
  'notes',
  'comments',
  'changes',
  'sheets',
  'formulas',
  'charts',
  'slides',
]);
export type CountedContent = z.infer<typeof countedContentSchema>;

/** Fewer of something after the conversion than before. */
export const conversionLossSchema = z.object({
  what: countedContentSchema,
  before: z.number().int(),
  after: z.number().int(),
});
export type ConversionLoss = z.infer<typeof conversionLossSchema>;

/** The progress of a conversion; one that failed is answered with its error instead. */
export const conversionSchema = z.object({
  id: conversionIdSchema,
  state: z.enum(['waiting', 'making', 'ready']),
  /** Number of conversions queued before it. */
  ahead: z.number().int(),
  losses: z.array(conversionLossSchema),
});
export type Conversion = z.infer<typeof conversionSchema>;
