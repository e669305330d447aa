import type { DemoIds } from '../../demo-tour.ts';
import { button, dialog, field, menu, page, tab, type Visit } from '../place.ts';

export const listStudentDialogs = ({ classId, assignmentId }: DemoIds): readonly Visit[] => {
  const classPage = `/myclassdetail/${classId}`;
  const workspace = `/assignment/${assignmentId}`;
  const inText = { hasText: true } as const;
  return [
    {
      username: 'demo_student4',
      places: [
        menu('Notifications', '/', [button(/^Notifications/)]),
        dialog('Change password', '/profile', [button('Change password')]),
        dialog('Sign out everywhere', '/profile', [button('Sign out everywhere')]),
        dialog('Create access token', '/profile', [button('Create access token')]),
        dialog('Delete my account', '/profile', [button(/^Delete my account/)]),
        dialog('Description of an assignment', classPage, [button(/^Description: /)]),
        dialog('Practise a review', classPage, [button('Practise on an example')]),
        dialog('Review that is read', classPage, [button(/^Read: .*Writer 1/)]),
        dialog('Review that is written', classPage, [button(/^Review: .*Writer 1/)]),
        dialog('Version history', workspace, [button('Version history')], inText),
        menu('Download of a text', workspace, [button('Download')], inText),
        dialog('Hand in', workspace, [button('Hand in')], inText),
        dialog('Additional file', workspace, [tab('Three-minute talk')], inText),
        dialog('Analytics of a student', workspace, [button('Analytics')], inText),
        dialog('What my instructor sees', workspace, [button('What my instructor sees')], inText),
        page('Change password: nothing entered', '/profile', {
          steps: [
            button('Change password'),
            field(/^Current password/, ''),
            button(/^(Save|Change password)$/),
          ],
        }),
      ],
    },
    {
      // One who may choose.
      username: 'demo_student7',
      places: [dialog('Select Reviews', classPage, [button(/^Select Reviews: Should a city/)])],
    },
    {
      username: 'demo_assistant',
      places: [
        menu('Languages of a page', '/ta/courselist', [button(/change language$/)]),
        dialog('Feedback uptake for an assistant', `/ta/classDetails/${classId}`, [
          button('Feedback uptake'),
        ]),
        dialog('Analytics for an assistant', `/ta/classDetails/${classId}`, [button(/^Analytics: /)]),
        dialog('All PDFs', `/ta/classDetails/${classId}`, [button(/^All PDFs: /)]),
      ],
    },
  ];
};
