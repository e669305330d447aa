/** Demo pages whose URLs need an id. */
export interface Places {
  classId: string;
  assignmentId: string;
  submissionId: string;
}

export interface WeighedPage {
  path: string;
  /** First heading of the page: an error page would be small but wrong. */
  heading: RegExp;
  /** Entry pages have a lower limit. */
  isEntrance?: boolean;
}

export interface Visitor {
  account: string;
  /** Anonymous if undefined. */
  username?: string;
  language?: 'de';
  pages: readonly WeighedPage[];
}

const start: WeighedPage = { path: '/', heading: /rewriting|Überarbeiten/, isEntrance: true };
/** The same URL for a signed-in user. */
const home: WeighedPage = { path: '/', heading: /^Hello/ };
const signIn: WeighedPage = { path: '/Login', heading: /Sign in|Anmelden/, isEntrance: true };
const profile: WeighedPage = { path: '/profile', heading: /Profile/ };

/** The main pages of each role. */
export function visitors({ classId, assignmentId, submissionId }: Places): readonly Visitor[] {
  const course = /Academic Writing I/;
  const classTab = (path: string, tab: string) => ({
    path: `${path}/${classId}?tab=${tab}`,
    heading: course,
  });
  const read = { path: `/readassignment/${submissionId}`, heading: /^Aylin Demir$/ };
  const assisted = (tab: string) => classTab('/ta/classDetails', tab);
  return [
    {
      account: 'nobody',
      pages: [
        start,
        signIn,
        { path: '/legal/privacy', heading: /Privacy/ },
        { path: '/knowledgebase', heading: /Knowledge/ },
        { path: '/systemstatus', heading: /System status/ },
      ],
    },
    { account: 'nobody, German', language: 'de', pages: [start, signIn] },
    {
      account: 'student',
      username: 'demo_student4',
      pages: [
        home,
        { path: '/enroll', heading: /classes/i },
        { path: `/myclassdetail/${classId}`, heading: course },
        { path: `/assignment/${assignmentId}`, heading: /One detail/ },
        { path: '/studentguide', heading: /Student guide/ },
        { path: '/videoguide', heading: /Student Guide/ },
        profile,
      ],
    },
    {
      account: 'instructor',
      username: 'demo_instructor',
      pages: [
        home,
        { path: '/classes', heading: /classes/i },
        { path: '/RegisterClass', heading: /New class/ },
        { path: '/instructorguide', heading: /Instructor guide/ },
        { path: '/videoguide', heading: /Instructor Guide/ },
        ...['details', 'students', 'assistants', 'assignments'].map((tab) => classTab('/classdetail', tab)),
        read,
        profile,
      ],
    },
    {
      account: 'assistant',
      username: 'demo_assistant',
      pages: [
        home,
        { path: '/ta/courselist', heading: /classes/i },
        ...['details', 'students', 'assignments'].map(assisted),
        read,
      ],
    },
    { account: 'coordinator', username: 'demo_coordinator', pages: [home, profile] },
    { account: 'moderator', username: 'demo_moderator', pages: [home, profile] },
    {
      account: 'admin',
      username: 'demo_admin',
      pages: [home, { path: '/dev/gallery', heading: /Interface kit/ }, profile],
    },
  ];
}
