import { z } from 'zod';

/** One or several files under one field name of a form. */
export const formFilesSchema = z.array(z.file());
