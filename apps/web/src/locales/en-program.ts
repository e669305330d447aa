/** What all other pages say, and what stands around every page. */
export const words = import.meta.glob<Record<string, unknown>>(
  [
    './en/*.json',
    '!./en/{accounts,common,landing,shell,ui}.json',
    '!./en/{accommodations,assignments,copying,feedback,figures,grading,graphs,growth,peer-review,research,review-criteria,rewind,roster,rubrics,scores,sections,student-class,templates,workspace}.json',
    '!./en/{attachments,gradebook,importing,process-record,reader,review-plan,timeline,versions}.json',
    '!./en/{admin,audit,editor-test,gallery}.json',
  ],
  { eager: true, import: 'default' },
);
