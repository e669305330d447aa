export { CourseRosterNotice } from './course-roster-notice.tsx';
