import { z } from 'zod';

/** The files under one name of a form, one or several. */
export const formFilesSchema = z.array(z.file());
