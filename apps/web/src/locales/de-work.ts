/** What pages say of a class and of its texts. */
export const words = import.meta.glob<Record<string, unknown>>(
  './de/{accommodations,assignments,attachments,copying,feedback,figures,gradebook,grading,graphs,growth,importing,peer-review,process-record,reader,research,review-criteria,review-plan,rewind,roster,rubrics,scores,sections,student-class,templates,timeline,versions,workspace}.json',
  { eager: true, import: 'default' },
);
