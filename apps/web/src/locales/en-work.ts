/** What pages say of a class, of its people and of how their texts came about. */
export const words = import.meta.glob<Record<string, unknown>>(
  './en/{accommodations,assignments,copying,feedback,figures,grading,graphs,growth,peer-review,research,review-criteria,rewind,roster,rubrics,scores,sections,student-class,templates,workspace}.json',
  { eager: true, import: 'default' },
);
