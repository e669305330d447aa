import type { DemoIds } from '../../demo-tour.ts';
import { button, dialog, field, item, menu, page, tab, type Visit } from '../place.ts';

/** Of an instructor: classes, people, assignments, graphs. */
export const listClassDialogs = ({ classId }: DemoIds): readonly Visit[] => {
  const details = `/classdetail/${classId}?tab=details`;
  const students = `/classdetail/${classId}?tab=students`;
  const assignments = `/classdetail/${classId}?tab=assignments`;
  const graphs = `/classdetail/${classId}?tab=analytics`;
  const more = button(/^More for Should/);
  return [
    {
      username: 'demo_instructor',
      places: [
        dialog('Copy of a class', '/classes', [button(/^Copy: /)]),
        dialog('Archive a class', '/classes', [button(/^Archive: /)]),
        dialog('Delete a class', '/classes', [button(/^Delete forever: /)]),
        page('Edit a class', details, { steps: [button('Edit')] }),
        dialog('Send invitations', students, [button('Send invitations')]),
        dialog('Sections', students, [button('Sections')]),
        menu('Roster', students, [button('Roster')]),
        dialog('Import of a roster', students, [button('Roster'), item(/^Import CSV/)]),
        dialog('Student Analytics', students, [button(/^Student analytics: /)]),
        dialog('Accommodation', students, [button(/^Accommodation: /)]),
        dialog('Remove a student', students, [button(/^Remove: /)]),
        dialog('Feedback uptake', assignments, [button('Feedback uptake')]),
        dialog('Add assignment', assignments, [button('Add assignment')]),
        page('Add assignment: nothing entered', assignments, {
          steps: [button('Add assignment'), button('Create')],
        }),
        dialog('My rubrics', assignments, [button('Add assignment'), button('Choose from my rubrics')]),
        dialog('Unsaved changes', assignments, [
          button('Add assignment'),
          field(/^Title/, 'A place'),
          button('Close'),
        ]),
        dialog('Edit assignment', assignments, [button(/^Modify: /)]),
        dialog('Assignment Analytics', assignments, [button(/^Analytics: /)]),
        menu('More for an assignment', assignments, [more]),
        dialog('Peer review', assignments, [more, item(/^Configure peer review/)]),
        dialog('Deadlines of reviews', assignments, [more, item(/^Configure peer review/), tab('Deadlines')]),
        page('Second marking', assignments, { steps: [more, item('Second marking')] }),
        page('Calibration', assignments, { steps: [more, item('Calibration')] }),
        dialog('All PDFs of an assignment', assignments, [more, item('Download all PDFs')]),
        dialog('Copy of an assignment', assignments, [more, item('Copy')]),
        dialog('Delete an assignment', assignments, [more, item('Delete')]),
        dialog('Export for research', graphs, [button('Export for research')]),
        menu('Save a graph', graphs, [button(/^Save or print/)]),
        page('Graph as a table', graphs, { steps: [button('Show as table')] }),
      ],
    },
  ];
};
