import { button, dialog, page, type Visit } from '../place.ts';

export const listAdminDialogs = (): readonly Visit[] => [
  {
    username: 'demo_admin',
    places: [
      dialog('New user', '/admin/user', [button('Add New')]),
      page('New user: nothing entered', '/admin/user', {
        steps: [button('Add New'), button(/^(Save|Create|Add)$/)],
      }),
      dialog('Edit a user', '/admin/user', [button(/^Edit /)]),
      dialog('Rule for roles', '/admin/roles', [button('Add rule')]),
      dialog('Roster source', '/admin/oneroster', [button('Add a system')]),
      dialog('New platform', '/admin/platforms', [button('Add by hand')]),
      dialog('Edit a platform', '/admin/platforms', [button('Edit')]),
      dialog('Remove a platform', '/admin/platforms', [button('Remove')]),
      dialog('Endpoint', '/admin/events', [button('Add endpoint')]),
      page('Announcement: nothing entered', '/admin/announcement', { steps: [button('Create')] }),
    ],
  },
];
