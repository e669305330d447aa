/** What all other pages say, and what stands around every page. */
export const words = import.meta.glob<Record<string, unknown>>(
  [
    './en/*.json',
    '!./en/{accounts,common,landing,shell,ui}.json',
    '!./en/{accommodations,assignments,attachments,copying,feedback,figures,gradebook,grading,graphs,growth,importing,peer-review,process-record,reader,research,review-criteria,review-plan,rewind,roster,rubrics,scores,sections,student-class,templates,timeline,versions,workspace}.json',
    '!./en/{admin,audit,editor-test,gallery}.json',
  ],
  { eager: true, import: 'default' },
);
