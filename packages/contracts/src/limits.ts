const mebibyte = 1024 * 1024;

/** Limits of the product, used by validation, pages and messages. Texts are measured in characters. */
export const limits = {
  /** The largest document that is saved; a larger save is refused and the previous version stays. */
  documentBytes: 25 * mebibyte,
  /** Every student of a class opens the template. */
  templateBytes: 10 * mebibyte,
  templateTitle: 200,
  templateDescription: 2000,

  announcementTitle: 200,
  announcementMessage: 5000,
  /** Of a support request, or a message from the contact page. */
  supportMessage: 5000,
  pageAddress: 2000,

  className: 200,
  sectionName: 60,
  /** Of a first name, or a last name. */
  personName: 100,
  email: 254,
  username: 60,
  phone: 40,
  roleRules: 50,
  claimName: 200,
  claimValue: 300,
  issuer: 1000,
  institutionName: 200,
  eventEndpoints: 10,
  eventEndpointUrl: 2000,
  accessTokenName: 100,
  accessTokenDays: 365,
  /** Valid tokens per account. */
  accessTokens: 20,
  password: 1024,
  /** Lines of an instructor's academic profile, and characters per line. */
  profileUrls: 20,
  profileUrl: 500,
  /** Size of an account import, and its lines. */
  importBytes: 5 * mebibyte,
  importedRows: 10_000,
  /** Student information systems, and the size and rows of one import from one. */
  rosterSources: 20,
  rosterSourceName: 100,
  rosterServiceUrl: 2000,
  rosterServiceClient: 255,
  rosterServiceSecret: 1000,
  /** Of one file. */
  oneRosterBytes: 10 * mebibyte,
  oneRosterFiles: 20,
  /** Of the files of one upload together. */
  oneRosterUploadBytes: 30 * mebibyte,
  oneRosterRows: 100_000,
  /** Of an import, as shown. */
  rosterChangesListed: 500,
  rosterProblemsListed: 200,
  /** Reason for a text repair. */
  repairReason: 1000,
  /** Lines of a roster import. */
  rosterRows: 2000,
  /** Texts whose PDFs can be ordered together. */
  orderedPdfs: 1000,

  assignmentTitle: 300,
  assignmentDescription: 20_000,
  /** Of a formatted text; its characters are limited as in plain text. */
  richTextBlocks: 5000,
  richTextRuns: 1000,
  richTextLinks: 200,
  richTextLink: 2000,
  /** Minimum minutes between an assignment's start and its deadline. */
  assignmentMinutes: 30,
  /** Upper bounds of the expectations for a text. */
  expectedWords: 100_000,
  expectedMinutes: 100_000,
  expectedSittings: 100,
  drafts: 100,
  draftTitle: 300,
  /** In addition to the main file. */
  additionalFiles: 10,
  fileTitle: 200,

  /** Per file attached to a submission. */
  attachmentBytes: 4 * mebibyte,
  /** Of the files attached in one request. */
  attachedBytes: 10 * mebibyte,
  attachmentsPerUpload: 20,
  /** Per submission. */
  attachments: 100,
  attachmentName: 255,

  /** Students in a peer review round, and reviews that each writes. */
  fewestInReview: 2,
  maxInReview: 300,
  reviewersEach: 4,
  /** Manual assignment may exceed the count of the round. */
  maxReviewersPerText: 10,

  /** An example for practice, in characters, and the file from which it is read. */
  practiceText: 10_000,
  practiceFileBytes: 4 * mebibyte,
  /** Per example: by staff, or by a student. */
  practiceComments: 40,
  practicePassage: 1000,
  practiceComment: 1000,

  /** Lines of a revision plan, and the length of a note. */
  planItems: 200,
  planNote: 1000,

  /** A student's note about a period of their writing. */
  processNote: 1000,
  /** Per submission. */
  processNotes: 200,

  /** A certificate file, and the text that it is compared with. */
  certificateBytes: mebibyte,
  certifiedTextBytes: 10 * mebibyte,
  /** The number of latest daily heads in a certificate. */
  certificateDays: 400,

  extraPercent: 300,
  /** A year. */
  extensionMinutes: 525_600,
  accommodationNote: 1000,

  /** Per feedback item, in characters. */
  feedback: 5000,
  /** Per submission. */
  feedbacks: 500,
  /** Cells of a grade book per request: three hundred students by twenty assignments. */
  gradeChanges: 6000,
  gradeFileBytes: 4 * mebibyte,
  /** Reported problems per file of grades. */
  gradeProblems: 1000,
  /** On passages of one text. */
  documentComments: 300,
  /** Per comment. */
  commentReplies: 50,
  /** The passage of a comment, in characters. */
  passage: 5000,
  /** Context of a selected passage on each side. */
  quoteContext: 400,
  declineReason: 1000,
  /** Comments that an instructor saves for reuse. */
  keptComments: 500,

  /** Per research export. */
  researchTexts: 5000,
  /** Total versions of these texts: a class of 200 students with 10 assignments and 20,000 versions each has 40 million. */
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
