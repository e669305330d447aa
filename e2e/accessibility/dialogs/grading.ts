import type { DemoIds } from '../../demo-tour.ts';
import { button, dialog, item, menu, page, type Visit } from '../place.ts';

/** Of an instructor: the reader and the grade book. */
export const listGradingDialogs = ({ classId, submissionId, ongoingId }: DemoIds): readonly Visit[] => {
  const book = `/gradebook/${classId}`;
  const more = button(/^More for A place/);
  const reader = `/readassignment/${submissionId}`;
  const ongoing = `/readassignment/${ongoingId}`;
  const inText = { hasText: true } as const;
  return [
    {
      username: 'demo_instructor',
      places: [
        menu('Export of grades', book, [button('Export')]),
        menu('More in the grade book', book, [more]),
        dialog('Import of grades', book, [button('Import')]),
        dialog('Grading settings', book, [more, item('Grading settings')]),
        page('Drafts and weights', book, { steps: [more, item('Open with drafts and weights')] }),
        dialog('Keyboard shortcuts of the reader', reader, [button('Keyboard shortcuts')], inText),
        dialog('Grade Book in the reader', reader, [button('Grade Book')], inText),
        page('Comment bank', reader, { ...inText, steps: [button('Edit comment bank')] }),
        dialog('Comments on the text', reader, [button('Comments on the text')], inText),
        dialog('Rewind', reader, [button('Rewind Essay')], inText),
        dialog('Analytics of a text', reader, [button('Analytics')], inText),
        dialog('Score History', reader, [button('Score History')], inText),
        page('What the text is made of', reader, { ...inText, steps: [button('What the text is made of')] }),
        page('Comment on a period', reader, { ...inText, steps: [button('Comment on a period')] }),
        dialog('Full Screen Panel', reader, [button('Full Screen Panel')], inText),
        menu('Download in the reader', reader, [button('Download')], inText),
        dialog('Finalize', ongoing, [button('Finalize')], inText),
        dialog('Reopen/Exception', reader, [button('Reopen/Exception')], inText),
        dialog('Submit draft', ongoing, [button('Submit draft')], inText),
        dialog('End Commenting', reader, [button('End Commenting')], inText),
      ],
    },
    {
      username: 'demo_coordinator',
      places: [
        dialog('Rewind of a coordinator', `/educoordinator/ReadSubmission/${submissionId}`, [
          button('Rewind Essay'),
        ]),
      ],
    },
  ];
};
