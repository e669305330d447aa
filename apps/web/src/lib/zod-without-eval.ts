import { z } from 'zod';

// Import before any schema is created: zod otherwise probes `new Function`, which our Content Security Policy blocks and reports.
z.config({ jitless: true });
