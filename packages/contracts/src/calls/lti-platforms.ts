import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  changePlatformBodySchema,
  platformFieldsSchema,
  platformInvitationBodySchema,
  platformInvitationSchema,
  platformParamsSchema,
  platformRefusalSchema,
  platformRefusalsQuerySchema,
  platformSchema,
  toolAddressesSchema,
} from '../lti-platforms.ts';
import { doneSchema } from '../wire.ts';

export const listPlatforms = defineCall({
  method: 'GET',
  path: '/api/admin/lti/platforms',
  summary: 'Learning platforms that are registered, those that wait for approval first',
  answer: z.array(platformSchema),
});

export const readToolAddresses = defineCall({
  method: 'GET',
  path: '/api/admin/lti/addresses',
  summary: 'What a learning platform asks for when Redraft is added to it by hand',
  answer: toolAddressesSchema,
});

export const invitePlatform = defineCall({
  method: 'POST',
  path: '/api/admin/lti/invitations',
  summary: 'A link with which one learning platform registers itself (dynamic registration), once',
  body: platformInvitationBodySchema,
  answer: platformInvitationSchema,
});

export const addPlatform = defineCall({
  method: 'POST',
  path: '/api/admin/lti/platforms',
  creates: true,
  summary: 'Register a learning platform by hand; it is approved with that',
  body: platformFieldsSchema,
  answer: platformSchema,
  errors: ['lti.address_refused', 'lti.issuer_differs', 'lti.platform_exists'],
});

export const changePlatform = defineCall({
  method: 'PATCH',
  path: '/api/admin/lti/platforms/:id',
  summary: 'Change what is known of a learning platform; its issuer and client id stay',
  params: platformParamsSchema,
  body: changePlatformBodySchema,
  answer: platformSchema,
  errors: ['not_found', 'lti.address_refused', 'lti.issuer_differs'],
});

export const approvePlatform = defineCall({
  method: 'POST',
  path: '/api/admin/lti/platforms/:id/approve',
  summary: 'Let people launch from a learning platform; done twice it is done',
  params: platformParamsSchema,
  answer: platformSchema,
  errors: ['not_found'],
});

export const removePlatform = defineCall({
  method: 'DELETE',
  path: '/api/admin/lti/platforms/:id',
  summary:
    'Remove a learning platform: its sessions end, its courses are disconnected, classes and accounts stay',
  params: platformParamsSchema,
  answer: doneSchema,
  errors: ['not_found'],
});

export const listPlatformRefusals = defineCall({
  method: 'GET',
  path: '/api/admin/lti/refusals',
  summary:
    'Launches and registrations that were refused in the last 30 days, by the reference that people were shown',
  query: platformRefusalsQuerySchema,
  answer: z.array(platformRefusalSchema),
});
