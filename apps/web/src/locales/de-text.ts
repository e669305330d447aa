/** What pages say of one text, beyond that. */
export const words = import.meta.glob<Record<string, unknown>>(
  './de/{attachments,gradebook,importing,process-record,reader,review-plan,timeline,versions}.json',
  { eager: true, import: 'default' },
);
