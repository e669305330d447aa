interface KeptElsewhere {
  what: string;
  where: string;
  holds: string;
  kept: string;
  readers: string;
  erasedBy: string;
}

/** What the large columns hold, and what is kept outside of the database. */
export const keptElsewhere: readonly KeptElsewhere[] = [
  {
    what: 'Sealed chunks',
    where: '`sealed_chunks` or the object storage, before that `revisions`',
    holds: 'All versions of a document: its text and its parts, with the time of each save',
    kept: 'With the file',
    readers: 'Whoever may read the text',
    erasedBy: '`purgeFiles`',
  },
  {
    what: 'Large parts of documents',
    where: '`file_blobs` or the object storage',
    holds: 'Pictures and other parts, each kept once',
    kept: 'With the last file that uses it',
    readers: 'Whoever may read the text',
    erasedBy: '`purgeFiles`',
  },
  {
    what: 'Originals',
    where: '`revisions`: the first version of a file',
    holds: 'A file as it was uploaded, without what would run or load from elsewhere',
    kept: 'With the file',
    readers: 'Whoever may read the text',
    erasedBy: '`purgeFiles`',
  },
  {
    what: 'Attachments',
    where: '`attachment_pieces` or the object storage',
    holds: 'Files as students attached them, unchanged',
    kept: 'Until they are removed, or with the class',
    readers: 'The student, staff of the class',
    erasedBy: '`eraseAttachments`',
  },
  {
    what: 'PDFs',
    where: '`pdf_copies` or the object storage',
    holds: 'A text as PDF; before the PDF is created, the document that is to be converted',
    kept: '7 days after it was last asked for; at most 2 GB of all',
    readers: 'Whoever may read the text',
    erasedBy: '`purgeFiles`',
  },
  {
    what: 'OpenDocument files before their import',
    where: '`conversions`',
    holds: 'Files as they were uploaded, and their conversions',
    kept: 'Until they are imported, at most 1 day; 3 of an account',
    readers: 'The person who uploaded them',
    erasedBy: '`eraseConversions`',
  },
  {
    what: 'OpenDocument files after their import',
    where: '`file_blobs` or the object storage',
    holds: 'Files as they were uploaded',
    kept: 'With the text or template that they became',
    readers: 'Whoever may read the text; of a template, its owner',
    erasedBy: '`purgeFiles`',
  },
  {
    what: 'PDFs of all texts of an assignment',
    where: '`ordered_pdfs` or the object storage',
    holds: 'The texts as PDFs, without names where these are hidden',
    kept: '3 days; at most 8 GB of all',
    readers: 'The person who ordered them, while they may read the texts of the class',
    erasedBy: '`eraseOrderedPdfs`, `erasePdfOrders`',
  },
  {
    what: 'Exports of own data',
    where: '`data_export_pieces`',
    holds: 'The zip of all data of one person ([own data](own-data.md))',
    kept: '7 days',
    readers: 'The person',
    erasedBy: '`eraseExport`',
  },
  {
    what: 'Downloads of grade books, texts and research exports',
    where: 'Nowhere: they are made while they are sent',
    holds: 'What the page shows',
    kept: 'By whoever downloads them',
    readers: 'Staff of the class; exports of grades, rosters and research are in the audit log',
    erasedBy: 'Nobody: they have left the server',
  },
  {
    what: 'Object storage',
    where:
      'The bucket that `S3_…` names; nowhere without it ([object storage](operations/object-storage.md))',
    holds: 'Large content of the tables above that is read rarely, by keys without names',
    kept: 'As the table whose content it is, and at most 25 hours longer',
    readers: 'Operators of the storage',
    erasedBy: 'The job `objects-delete`',
  },
  {
    what: 'Job queue',
    where: 'Schema `pgboss`',
    holds: 'Names of jobs and numbers of rows',
    kept: 'Days, as pg-boss decides',
    readers: 'Operators',
    erasedBy: 'pg-boss',
  },
  {
    what: 'Uploads and conversions under way',
    where: 'Folders `redraft-upload-*` and `redraft-pdf-*` in the folder for temporary files',
    holds: 'The file of one request',
    kept: 'Until the request ends; what a killed process leaves, about an hour',
    readers: 'The user under which the server runs',
    erasedBy: '`sweepSpool`',
  },
  {
    what: 'Log',
    where: 'Standard output',
    holds:
      'With each line an ID of the request; method, route without its values, status, milliseconds, number of the account; errors',
    kept: 'By whoever runs the server',
    readers: 'Operators',
    erasedBy: 'The rotation of the log',
  },
  {
    what: 'Metrics',
    where: '`/metrics`',
    holds: 'Counts and times; nothing about a person',
    kept: 'By what collects them',
    readers: 'Operators',
    erasedBy: 'What collects them',
  },
  {
    what: 'Traces',
    where: 'The collector that `OTEL_…` names; nowhere without it',
    holds: 'Method, route, status, verb and table of a query; nothing about a person',
    kept: 'By the collector',
    readers: 'Operators',
    erasedBy: 'The collector',
  },
  {
    what: 'Backups',
    where: 'Where the operator puts them ([backup](operations/backup.md))',
    holds: 'Everything that the database holds',
    kept: 'Until they are written over',
    readers: 'Operators',
    erasedBy: 'Their own schedule',
  },
  {
    what: 'Unsaved edits',
    where: 'IndexedDB of the browser (`redraft-words`)',
    holds: 'A document as it was opened and the edits since, until the server has them; no time of an edit',
    kept: 'Until they are saved or discarded; they survive a crash and a sign-out, so that no word is lost',
    readers: 'Whoever uses the same browser profile and knows how to read its storage',
    erasedBy: 'The next opening of any file, if everything was saved',
  },
  {
    what: 'Copies for work without a network',
    where: 'IndexedDB of the browser (`redraft-copies`, `redraft-offline`)',
    holds:
      'The last saved version of an assignment that its student may write, and what its page shows; encrypted, with the key in localStorage',
    kept: 'Until the sign-out, which deletes the key; what was not opened again for 30 days goes with the next opening',
    readers: 'Whoever uses the same browser profile while the student is signed in',
    erasedBy: 'The sign-out',
  },
  {
    what: 'Unsent comments and choices',
    where: 'localStorage and sessionStorage of the browser',
    holds: 'The session token, language, colour scheme, panels; comments that are not sent yet',
    kept: 'The token until the person signs out; comments until they are sent or discarded',
    readers: 'Whoever uses the same browser profile',
    erasedBy: 'The person, or the browser',
  },
  {
    what: 'Cookies',
    where: 'The browser',
    holds:
      '`redraft-sign-in`, `redraft-sign-on`, `redraft-launch`: a random value that binds a sign-in to its browser; `__Host-redraft-frame`: which learning platform may show the pages',
    kept: '1 minute, 11 minutes, 10 minutes; 12 hours',
    readers: 'The server',
    erasedBy: 'The browser, when they expire',
  },
];
