const mebibyte = 1024 * 1024;

/** How much the product takes of a thing: what a call checks, a page offers and a sentence names. Texts by their characters. */
export const limits = {
  /** The largest document that is saved; beyond it the version before stays. */
  documentBytes: 25 * mebibyte,
  /** A template is opened by every student of a class. */
  templateBytes: 10 * mebibyte,
  templateTitle: 200,
  templateDescription: 2000,

  announcementTitle: 200,
  announcementMessage: 5000,
  /** Of a request for support, or of the contact page. */
  supportMessage: 5000,
  pageAddress: 2000,

  className: 200,
  sectionName: 60,
  /** A first name, or a last one. */
  personName: 100,
  email: 254,
  username: 60,
  phone: 40,
  eventEndpoints: 10,
  eventEndpointUrl: 2000,
  accessTokenName: 100,
  accessTokenDays: 365,
  /** Of one account, those that have not ended. */
  accessTokens: 20,
  password: 1024,
  /** Lines by which an instructor is verified, and characters of one. */
  profileUrls: 20,
  profileUrl: 500,
  /** Of a file of accounts, and lines that are imported at once. */
  importBytes: 5 * mebibyte,
  importedRows: 10_000,
  /** Why an administrator mended a text. */
  repairReason: 1000,
  /** What a roster brings at once. */
  rosterRows: 2000,

  assignmentTitle: 300,
  assignmentDescription: 20_000,
  /** Of a formatted text, whose letters are counted as those of a plain one. */
  richTextBlocks: 5000,
  richTextRuns: 1000,
  richTextLinks: 200,
  richTextLink: 2000,
  /** From the start of an assignment to its deadline. */
  assignmentMinutes: 30,
  /** What is expected of the work on a text. */
  expectedWords: 100_000,
  expectedMinutes: 100_000,
  expectedSittings: 100,
  drafts: 100,
  draftTitle: 300,
  /** Beside the main one. */
  additionalFiles: 10,
  fileTitle: 200,

  /** Of a file that is attached to a submission. */
  attachmentBytes: 4 * mebibyte,
  /** Of the files that are attached at once. */
  attachedBytes: 10 * mebibyte,
  attachmentsPerUpload: 20,
  /** Of a submission. */
  attachments: 100,
  attachmentName: 255,

  /** Students of an assignment who review each other, and reviews that each writes. */
  fewestInReview: 2,
  maxInReview: 300,
  reviewersEach: 4,
  /** Who is given more by hand than the count says. */
  maxReviewersPerText: 10,

  /** An example to practise on, in characters, and the file it is read from. */
  practiceText: 10_000,
  practiceFileBytes: 4 * mebibyte,
  /** Of one example: by staff, or by a student. */
  practiceComments: 40,
  practicePassage: 1000,
  practiceComment: 1000,

  /** Lines of a plan what to do about the reviews of a text, and what is noted on one. */
  planItems: 200,
  planNote: 1000,

  /** What a student says about a stretch of the own writing. */
  processNote: 1000,
  /** Of one submission. */
  processNotes: 200,

  /** A certificate as a file, and the text that it is compared with. */
  certificateBytes: mebibyte,
  certifiedTextBytes: 10 * mebibyte,
  /** Days whose signed heads stand in one certificate: the last ones. */
  certificateDays: 400,

  extraPercent: 300,
  /** A year. */
  extensionMinutes: 525_600,
  accommodationNote: 1000,

  /** What is said to a student at once, in characters. */
  feedback: 5000,
  /** Of one submission. */
  feedbacks: 500,
  /** Cells of a grade book that are written at once: three hundred students by twenty assignments. */
  gradeChanges: 6000,
  gradeFileBytes: 4 * mebibyte,
  /** Of one file that are told at once: nobody mends more before the next try. */
  gradeProblems: 1000,
  /** On passages of one text. */
  documentComments: 300,
  /** To one comment. */
  commentReplies: 50,
  /** A passage that a comment is about, in characters. */
  passage: 5000,
  /** What is told of the text on each side of selected words. */
  quoteContext: 400,
  declineReason: 1000,
  /** What an instructor keeps to use again. */
  keptComments: 500,

  /** In one export for research. */
  researchTexts: 5000,
  /** Of these texts together: a class of 200 students with 10 assignments and 20,000 versions each has 40 million. */
  researchVersions: 100_000_000,

  rubricTitle: 200,
  criteria: 20,
  criterionTitle: 200,
  levels: 8,
  fewestLevels: 2,
  levelTitle: 100,
  /** Of a criterion or a level. */
  rubricDescription: 1000,
} as const;
