import { z } from 'zod';

// Imported before any schema is made: else zod tries whether it may compile code, which the policy of our pages refuses and reports.
z.config({ jitless: true });
