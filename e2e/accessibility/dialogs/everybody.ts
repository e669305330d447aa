import { button, dialog, menu, type Visit } from '../place.ts';

/** Of the head of each page. */
export const listCommonDialogs = (): readonly Visit[] => [
  {
    username: null,
    places: [
      dialog('Support Center', '/home', [button('Help')]),
      menu('Languages', '/contactus', [button(/change language$/)]),
    ],
  },
];
