import { z } from 'zod';

export const lookupKindSchema = z.enum(['level', 'area']);
export const lookupQuerySchema = z.object({ type: lookupKindSchema });
export const lookupItemSchema = z.object({ id: z.number().int(), name: z.string() });
