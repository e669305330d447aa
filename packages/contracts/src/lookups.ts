import { z } from 'zod';

export const lookupKind = z.enum(['level', 'area']);
export const lookupQuery = z.object({ type: lookupKind });
export const lookupItem = z.object({ id: z.number().int(), name: z.string() });
