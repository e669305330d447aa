/** What pages say of a class and of its texts. */
export const words = import.meta.glob<Record<string, unknown>>(
  './de/{accommodations,attachments,feedback,figures,gradebook,grading,graphs,growth,peer-review,process-record,reader,research,review-criteria,review-plan,rewind,roster,rubrics,scores,sections,student-class,timeline,versions,workspace}.json',
  { eager: true, import: 'default' },
);
