/** What all other pages say, and what stands around every page. */
export const words = import.meta.glob<Record<string, unknown>>(
  [
    './de/*.json',
    '!./de/{accounts,common,landing,shell,ui}.json',
    '!./de/{accommodations,assignments,copying,feedback,figures,grading,graphs,growth,peer-review,research,review-criteria,rewind,roster,rubrics,scores,sections,student-class,templates,workspace}.json',
    '!./de/{attachments,gradebook,importing,process-record,reader,review-plan,timeline,versions}.json',
    '!./de/{admin,audit,editor-test,gallery}.json',
  ],
  { eager: true, import: 'default' },
);
